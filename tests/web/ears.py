"""Somebody who sees nothing: types into the command box, and hears what the page says by itself."""

from __future__ import annotations

from playwright.sync_api import Page, expect

# A screen reader says what is added to a log, once. `heard` waits for that; `type` writes a line
# into the field with the events that keys make, and is given what is answered.
EARS = """([told, answers, field]) => {
  const listen = (log) => {
    const said = [...log.children].map((line) => line.textContent);
    let wake = () => {};
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const line of addedNodes) if (line.textContent) said.push(line.textContent);
      wake();
    }).observe(log, { childList: true });
    return async () => {
      if (said.length === 0)
        await new Promise((heard, fail) => {
          wake = heard;
          setTimeout(() => fail(new Error("nothing is said")), 120000);
        });
      return said.splice(0);
    };
  };
  const [heard, answered] = [told, answers].map(listen);
  const type = (line) => {
    field.value = line;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.form.requestSubmit();
    return answered();
  };
  return { heard, answered, type, field };
}"""
# All choices, and what comes of one of them by its words or by its number in that list. If it is
# rash a question comes and has the focus; Tab leads to its yes.
CHOOSE = """async ({ heard, type, field }, [words, counted]) => {
  const [, , ...listed] = await type("choices");
  const number = listed.find((line) => line.endsWith(`: ${words}`))?.match(/^[0-9]+/)[0];
  if (!number) return [listed, []];
  const [, ...answer] = await type(counted ? number : words);
  document.activeElement.closest("[role=alertdialog]")?.querySelector(".yes").click();
  const told = await heard();
  const here = document.activeElement;
  if (here !== field && !here.closest("dialog")) throw new Error("the field has lost the focus");
  return [answer, told];
}"""


class Ears:
    """Everything is found by its role and its name."""

    def __init__(self, page: Page, *, again: bool = False) -> None:
        """Again: the page remembers that its command box is open."""
        field = page.get_by_role("textbox", name="Command")
        if again:
            field.focus()
        else:
            page.get_by_role("button", name="Commands").press("Enter")
        expect(field).to_be_focused()
        told, answers = (page.get_by_role("log", name=name) for name in ("What is told", "Answers"))
        self.page = page
        self._here = page.evaluate_handle(
            EARS, [place.element_handle() for place in (told, answers, field)]
        )

    def hears(self) -> list[str]:
        """What the page tells next by itself."""
        lines: list[str] = self._here.evaluate("({ heard }) => heard()")
        return lines

    def asks(self, line: str) -> list[str]:
        """A line by keys, into the field that keeps the focus; what is answered."""
        self.page.keyboard.insert_text(line)
        self.page.keyboard.press("Enter")
        said: list[str] = self._here.evaluate("({ answered }) => answered()")
        return said[1:] if line else said

    def chooses(self, words: str, *, counted: bool) -> tuple[list[str], list[str]]:
        """What is answered, and told then; all choices and nothing if it is not among them."""
        answer, told = self._here.evaluate(CHOOSE, [words, counted])
        return answer, told
