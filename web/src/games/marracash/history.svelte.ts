// One history for the whole page: the board keeps it, the panels show it.

import type { Moment } from "./ledger";

class History {
  moments = $state.raw<readonly Moment[]>([]);
}

export const history = new History();
