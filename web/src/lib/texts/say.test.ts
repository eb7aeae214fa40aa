import { expect, test } from "vitest";
import { message } from "../message";
import { makeBundle, makeSay } from "./say";

const SOURCE = `
colour = { $colour ->
    [pink] różowy
   *[other] { $colour }
}
die = { $colour } { $face }
took = { $player } bierze: { $dice }.
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
`;
const say = makeSay(makeBundle("pl", [SOURCE]));

test("a message within a message is put into the same language first", () => {
  const pink = message("colour", { colour: "pink" });
  expect(say(message("die", { colour: pink, face: "3" }))).toBe("różowy 3");
});

test("several messages are joined by commas, as the terminal does", () => {
  const dice = ["1", "2"].map((face) =>
    message("die", { colour: message("colour", { colour: "pink" }), face }),
  );
  expect(say(message("took", { player: "Ola", dice }))).toBe("Ola bierze: różowy 1, różowy 2.");
  expect(say(message("took", { player: "Ola", dice: [] }))).toBe("Ola bierze: .");
});

test("numbers choose the plural of the language, and no marks are put around them", () => {
  const lines = [1, 2, 5, 22].map((points) => say(message("points", { points })));
  expect(lines).toEqual(["1 punkt", "2 punkty", "5 punktów", "22 punkty"]);
});

test("a missing text shows its key", () => {
  expect(say(message("nothing-here"))).toBe("{nothing-here}");
});
