/** A moment of a real match, as `tools/make_fixtures.py` writes it. */
import type { Result, SeatFacts, Standing, Step, View } from "../lib/protocol";

export interface Fixture {
  readonly game: string;
  readonly seats: readonly SeatFacts[];
  readonly previous: View | null;
  readonly steps: readonly Step[];
  readonly standing: Standing;
  readonly result: Result | null;
}
