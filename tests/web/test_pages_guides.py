"""The first-game guides: every taught move is made on the board, in every language."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import ludoteca
from ludoteca.core.message import Message, message
from ludoteca.core.texts import LANGUAGES, say
from ludoteca.server.protocol import GuideStep
from ludoteca.server.telling.guides import guide_of
from tests.effort import THOROUGH
from tests.web.ears import Ears
from tests.web.marabunta import press
from tests.web.people import DESKTOP, NARROW, PHONE, Person, Screen
from tests.web.sights import COVERED
from tests.web.test_around import assert_readable

People = Callable[..., Person]
LAPTOP = Screen(1366, 768)
SMALL = Screen(320, 568, touch=True)
LESSONS = 6  # heard in a suite of minutes: some of one's own, some of others
# What a lesson says in one language after the other, as they are chosen in the header.
SAID = """async (lesson, languages) => {
  const choose = document.querySelector("header select");
  const said = {};
  for (const language of languages) {
    const chosen = new Promise((done) => {
      const root = document.documentElement;
      const look = () => root.lang === language && done();
      new MutationObserver(look).observe(root, { attributeFilter: ["lang"] });
      look();
    });
    choose.value = language;
    choose.dispatchEvent(new Event("change", { bubbles: true }));
    await chosen;
    said[language] = lesson.textContent;
  }
  return said;
}"""

TOP = "(sheet) => sheet.getBoundingClientRect().top"
# To draw the board anew for each language takes three times as long as to read the lesson.
WITHOUT_BOARD = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".board { display: none; }");
  document.adoptedStyleSheets.push(sheet);
}"""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What is compiled here is kept on disk, so that no page waits for a guide."""
    for game in ludoteca.games():
        guide_of(game)


def at_step(page: Page, number: int) -> Locator:
    """The words of a moment of the guide, once it is there."""
    lesson = page.locator(f"[data-step='{number}']")
    expect(lesson).to_be_visible()
    return lesson


def is_mine(game: str, step: GuideStep) -> bool:
    return step.choice is not None and step.to_act == guide_of(game).learner


def task_of(step: GuideStep) -> Message:
    """What to do: tokens are taken together, as they are proposed, and pools laid apart."""
    assert step.choice is not None
    label = step.choice.label
    if label.key == "marabunta-do-split":
        pools = [pool for pool in label.arguments.values() if isinstance(pool, tuple)]
        offer = message("web-marabunta-split-offer")
        return message("web-marabunta-lay-over", elements=min(pools, key=len), offer=offer)
    if label.key != "minicity-do-stock":
        return label
    return message("web-minicity-accept", tokens=len(step.view["outlook"]["proposal"]))


def seen(thing: Locator) -> Locator:
    """What is to be pressed is in sight without any scrolling."""
    expect(thing).to_be_in_viewport(ratio=0.5)
    return thing


def make_move(person: Person, text: str) -> None:
    """The move of that notation, by clicks or taps on the board alone."""
    board = person.page.locator(".board")
    match text.split():
        case ["split", *pools]:
            for element in pools[pools.index("|") + 1 :]:
                seen(board.locator(f"[data-element={element}]")).click()
            board.locator(".split .button.main").click()
        case ["take", pool]:
            press(person, seen(board.locator(f"[data-take={pool}]")))
        case ["apply", element]:
            press(person, seen(board.locator(f"button[data-apply={element}]")))
        case ["ignore", _]:
            press(person, seen(board.locator("button.ignore")))
        case ["write", place]:
            press(person, seen(board.locator(f"[data-hex={place}]")))
        case ["stock", _]:
            seen(board.locator("[data-accept]")).click()
        case ["play", card, road, end]:
            seen(board.locator(f"[data-card={card}]")).click()
            press(person, board.locator(f"[data-slot='{road} {end}']"))
        case ["go", chamber]:
            press(person, seen(board.locator(f"[data-chamber='{chamber}']")))
        case ["crate", group]:
            press(person, seen(board.locator(f".tray [data-group='{int(group) - 1}']")))
        case ["buy", friend]:
            press(person, seen(board.locator(f"[data-friend={friend}]")))
        case ["unload", tokens]:
            seen(board.locator(f"[data-unload='{tokens}']")).click()
        case ["auction", shop]:
            press(person, seen(board.locator(f"[data-place={shop}]")))
        case ["bid", _]:
            press(person, seen(board.locator("[data-bid]").first))
        case ["pass"]:
            press(person, seen(board.locator(".auction .do .button")))
        case ["move", start, target]:
            press(person, seen(board.locator(f"[data-place='{start}']")))
            press(person, board.locator(f"[data-place='{target}']"))
        case ["bring", *_]:
            press(person, seen(board.locator("[data-bring]").first))
        case _:
            raise AssertionError(f"nobody has shown how to {text!r} on the board")


@pytest.mark.parametrize(
    ("game", "screen", "wrong"),
    [
        # The pools are not yet as they should be; a chamber while a token is asked for; another
        # shop than the one in the lesson.
        ("marabunta", SMALL, ".split .button.main"),
        ("minicity", SMALL, "[data-chamber='1']"),
        ("marracash", LAPTOP, "[data-place=B1]"),
    ],
)
def test_every_taught_move_is_made_on_the_board(
    person: People, game: str, screen: Screen, wrong: str
) -> None:
    anna = person(screen)
    page = anna.go(f"/guide/{game}")
    steps = guide_of(game).steps
    lesson = at_step(page, 0)
    # Something else is answered, and the guide stays where it is.
    page.locator(wrong).click(force=True)
    expect(lesson.get_by_role("status")).to_contain_text("Not that one yet")
    assert page.evaluate(COVERED, ".missed, .task, .desk .row .button") == []
    by_hand, sheets = 0, set()
    for number, step in enumerate(steps[:-1]):
        lesson = at_step(page, number)
        sheets.add(page.locator(".desk").evaluate(TOP))
        if is_mine(game, step) and step.choice is not None:
            make_move(anna, step.choice.text)
            by_hand += 1
        else:
            lesson.get_by_role("button", name="Go on").click()
    at_step(page, len(steps) - 1)
    assert by_hand >= 8
    # However much a lesson says, the board of a phone keeps its room.
    assert screen is LAPTOP or len(sheets) == 1
    page.get_by_role("button", name="Play a real match").click()
    anna.sees_match()


def test_a_lesson_is_learnt_by_ear(person: People) -> None:
    page = person().go("/guide/marracash")
    at_step(page, 0)
    ears, steps = Ears(page), guide_of("marracash").steps
    assert ears.asks("") == [say(steps[0].text)]
    heard = len(steps) - 1 if THOROUGH else LESSONS
    for number, step in enumerate(steps[:heard]):
        assert step.choice is not None
        after = say(steps[number + 1].text)
        if is_mine("marracash", step):
            # What is taught is the only choice, and its first word is enough.
            words = say(step.choice.label)
            assert ears.asks("choices")[1:] == [f"1: {words}"]
            assert ears.asks(words.split()[0]) == [f"Chosen: {words}"]
        else:
            assert ears.asks("choices") == ["There is nothing for you to choose now."]
            ears.asks("next")
        assert ears.hears() == [after]
    assert ears.asks("back") == []
    assert ears.hears() == [say(steps[heard - 1].text)]


def test_who_plays_for_the_others_is_told_to_watch(person: People) -> None:
    page = person().go("/guide/marabunta")
    at_step(page, 0).get_by_role("button", name="Do it for me").click()
    lesson = at_step(page, 1)
    page.locator("[data-hex=a1]").click(force=True)
    expect(lesson.get_by_role("status")).to_contain_text("Now the others play.")
    lesson.get_by_role("button", name="Go on").click()
    expect(at_step(page, 2).locator(".missed")).to_be_empty()


@pytest.mark.parametrize(
    ("game", "screen"), [("marabunta", PHONE), ("minicity", DESKTOP), ("marracash", NARROW)]
)
def test_a_guide_says_its_lessons_in_every_language(
    person: People, game: str, screen: Screen
) -> None:
    """One lesson in all, the others in one after the other: that no language lacks a text or one of
    its arguments is known from the texts. By day one guide is read to its end, and of the others
    the beginning."""
    anna = person(screen, theme="dark")
    page = anna.go(f"/guide/{game}")
    readable = False
    whole = THOROUGH or game == "marabunta"
    steps = guide_of(game).steps[: None if whole else LESSONS]
    for number, step in enumerate(steps):
        lesson = at_step(page, number)
        told = [step.text, *([task_of(step)] if is_mine(game, step) else [])]
        languages = LANGUAGES if THOROUGH or number == 1 else LANGUAGES[number % 4 :][:1]
        said: dict[str, str] = lesson.evaluate(SAID, languages)
        for language, line in itertools.product(languages, told):
            assert plain(line, language) in " ".join(said[language].split())
        if (number, languages[-1]) == (1, "pl"):
            if whole:
                assert_readable(anna)
            readable = True
            page.evaluate(WITHOUT_BOARD)
        if number + 1 < len(steps):
            lesson.locator(".row button").first.click()
    assert readable
    lesson.locator(".row button").last.click()
    at_step(page, len(steps) - 2)


def plain(message: Message, language: str) -> str:
    """With ordinary spaces."""
    return " ".join(say(message, language).split())
