"""The pages around playing: rules, replay, boards."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

import ludoteca
from ludoteca.server.telling.guides import guide_of
from tests.effort import THOROUGH
from tests.server.players import Player, play_to_the_end
from tests.server.process import Server
from tests.web.ears import Ears
from tests.web.people import DESKTOP, NARROW, PHONE, Person, Screen
from tests.web.test_pages import assert_fits, assert_well_made, serious_faults
from tests.web.test_rules_texts import paragraphs, rulings

People = Callable[..., Person]
BOARDS = Path(ludoteca.__file__).parent / "games" / "marabunta" / "boards"
LANGUAGES = {"it": "Regole", "fr": "Règles", "pl": "Zasady", "en": "Rules"}
each_game = pytest.mark.parametrize("game", ludoteca.games())


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What is compiled here is kept on disk, so that no page waits for a guide."""
    for game in ludoteca.games():
        guide_of(game)


def assert_readable(person: Person) -> None:
    """As for every page; what sticks out of a card on a board is the board's own business."""
    page = person.settles()
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) == 0
    assert re.findall(r"\{[a-z0-9-]+\}", page.locator("body").inner_text()) == []
    # Boards are looked at in whole matches and on every page of the first round.
    assert serious_faults(page, but=(".board",)) == []


# Rules


@each_game
def test_the_rules_are_complete_in_every_language(person: People, game: str) -> None:
    anna = person()
    page = anna.go(f"/rules/{game}")
    rules = page.locator(".rule")
    expect(rules).to_have_count(len(paragraphs(game)) + len(rulings(game)))
    for language, word in LANGUAGES.items():
        page.get_by_role("combobox").select_option(language)
        expect(page.locator("h1")).to_contain_text(word)
        assert "{rules-" not in page.locator("main").inner_text()
    expect(page.locator("figure").first).to_be_visible()
    if THOROUGH or game == "marabunta":  # chapters, paragraphs and drawings are made alike
        assert_readable(anna)
    if game == "marabunta":
        assert_a_reference_leads_to_its_paragraph(page)


def assert_a_reference_leads_to_its_paragraph(page: Page) -> None:
    page.locator("[id='4.2']").get_by_role("link", name="§7.8").click()
    expect(page.locator("[id='7.8']")).to_be_in_viewport()
    expect(page.locator("[id='7.8']")).to_have_class(re.compile("meant"))


def test_the_rules_fit_a_narrow_phone_in_the_dark(person: People) -> None:
    anna = person(NARROW, "pl", theme="dark")
    page = anna.go("/rules/marracash#Q7")
    expect(page.locator("#Q7")).to_be_in_viewport()
    expect(page.locator("figure").first).to_be_attached()
    assert_well_made(anna)


ANSWERS = {
    "minicity": {"2.5"},  # to fill the small part
    "marracash": {"4.1", "4.2"},  # to put up a shop, to open, or to raise
    "marabunta": {"3.2", "3.3"},  # to split, or to take a pool
}


def test_why_leads_from_the_table_to_the_paragraph_that_answers(person: People) -> None:
    anna = person()
    link = anna.page.locator(".prompt").get_by_role("link", name="Why?")
    for game, answers in ANSWERS.items():
        anna.sits_down(game)
        assert anna.waits_for_turn()
        path, _, anchor = (link.get_attribute("href") or "").partition("#")
        assert path == f"/rules/{game}"
        assert anchor in answers
    with anna.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(f"[id='{anchor}']")).to_be_in_viewport()
    expect(opened.value.locator(f"[id='{anchor}']")).to_have_class(re.compile("meant"))
    # The match is still there in its own tab.
    expect(anna.match).to_be_visible()


# Replay


@pytest.fixture(scope="module")
def record() -> str:
    """A whole match, played at random."""
    match = ludoteca.new_match("marabunta", seed="replayed")
    chooser = random.Random(3)
    while match.to_act is not None:
        match.play(chooser.choice(match.legal()))
    return match.record()


def position(page: Page) -> Locator:
    return page.locator(".controls")


def test_a_record_is_brought_along_watched_and_checked(person: People, record: str) -> None:
    anna = person()
    page = anna.go("/replay")
    assert_well_made(anna)
    page.locator("textarea").fill(record)
    page.get_by_role("button", name="Watch it").click()
    last = len(re.findall(r"^(?:chance|red|blue): ", record, re.M))
    expect(page.get_by_text(f"Step 0 of {last}")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(position(page)).to_have_attribute("data-at", "1")
    page.get_by_role("button", name="Next decision").click()
    expect(page.locator(".told")).to_contain_text("splits")
    page.locator("h1").click()
    page.keyboard.press("End")
    expect(position(page)).to_have_attribute("data-at", str(last))
    expect(page.locator(".told")).to_contain_text("wins the match")
    page.keyboard.press("ArrowLeft")
    expect(position(page)).to_have_attribute("data-at", str(last - 1))
    page.get_by_role("slider").fill("100")
    expect(position(page)).to_have_attribute("data-at", "100")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(position(page)).not_to_have_attribute("data-at", "100")
    page.get_by_role("button", name="Pause").click()

    # The same by words.
    ears = Ears(page)
    for line, place in {"end": last, "back": last - 1, "beginning": 0, "next": 1}.items():
        assert ears.asks(line) == []
        expect(position(page)).to_have_attribute("data-at", str(place))
    told = ears.hears()
    assert "wins the match" in "".join(told)
    lately = ears.asks("last")
    assert lately == told[-len(lately) :]
    assert ears.asks("") == [f"Step 1 of {last}"]
    assert ears.asks("choices") == ["There is nothing for you to choose now."]
    assert "Next to c6: " in "".join(ears.asks("c6"))

    page.get_by_role("button", name="Check the chance").click()
    expect(page.get_by_text("nobody can tell who chose the seed")).to_be_visible()
    expect(page.get_by_text("Fair:")).to_have_count(0)
    assert_well_made(anna)


@pytest.mark.parametrize("game", ["minicity", "marracash"] if THOROUGH else ["marracash"])
def test_the_beginning_of_a_match_is_watched_from_a_file(
    person: People, game: str, tmp_path: Path
) -> None:
    match = ludoteca.new_match(game, seed="replayed")
    chooser = random.Random(3)
    for _ in range(30):
        match.play(chooser.choice(match.legal_numbers()))
    wrong, file = tmp_path / "diary.txt", tmp_path / "record.txt"
    wrong.write_text("Dear diary,\n", encoding="utf-8")
    anna = person(NARROW, "fr")
    anna.may_lose_line = True  # browsers write every refused request to their console
    page = anna.go("/replay")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("ludoteca match, format 1")
    file.write_text(match.record(), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    last = len(match.actions)
    expect(page.get_by_role("slider")).to_have_attribute("max", str(last))
    page.get_by_role("slider").fill(str(last))
    expect(position(page)).to_have_attribute("data-at", str(last))
    assert_well_made(anna)


def test_a_forged_die_is_found(person: People, record: str) -> None:
    rolled = re.search(r"chance: roll yellow (\w+)\n(?!.*chance: roll yellow)", record, re.S)
    assert rolled is not None
    # The last die of the match: nothing behind it depends on it if it is ignored, else the rules
    # themselves refuse the record; either way nobody is told that it is fair.
    face = "leaf" if rolled[1] != "leaf" else "0"
    forged = record[: rolled.start(1)] + face + record[rolled.end(1) :]
    anna = person()
    anna.may_lose_line = True  # browsers write every refused request to their console
    page = anna.go("/replay")
    anna.brings(forged)
    check = page.get_by_role("button", name="Check the chance")
    expect(check.or_(page.get_by_role("alert"))).to_be_visible()
    if check.is_visible():
        check.click()
        expect(page.get_by_text("Something does not fit.")).to_be_visible()
    expect(page.get_by_text("Fair:")).to_have_count(0)


@pytest.fixture
def finished(server: Server) -> Iterator[tuple[str, str]]:
    """A match that two people have played to its end, and the code of its table."""
    host, guest = Player(server.url), Player(server.url)
    table = host.open_table("marabunta", "me", "open")
    guest.join(table)
    match = host.start(table)
    for player in (host, guest):
        player.connect()
        player.watch(match)
    play_to_the_end(match, [host, guest], random.Random(5))
    yield match, table["code"]
    host.close()
    guest.close()


def test_a_finished_match_is_watched_by_its_link(person: People, finished: tuple[str, str]) -> None:
    match, code = finished
    anna = person(PHONE)
    page = anna.go(f"/replay/{match}#{code}")
    expect(position(page)).to_be_visible()
    assert_well_made(anna)
    page.get_by_role("button", name="To the end").tap()
    expect(page.locator(".told")).to_contain_text("wins the match")
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("button", name="Check the chance").tap()
    # It lies below what was in sight.
    verdict = page.get_by_text("nobody can tell who chose the seed")
    expect(verdict).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_role("status").filter(has=verdict).first).to_be_visible()
    expect(page.get_by_text("Fair:")).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").tap()
    text = saved.value.path().read_text(encoding="utf-8")
    assert text.startswith("ludoteca match, format 1\ngame marabunta\n")


# Boards


@pytest.mark.parametrize(
    ("screen", "language", "check"),
    [(DESKTOP, "en", assert_well_made), (NARROW, "fr", assert_fits)],
)
def test_every_shipped_board_is_drawn(
    person: People, screen: Screen, language: str, check: Callable[[Person], None]
) -> None:
    anna = person(screen, language, theme="dark")
    page = anna.go("/boards")
    pictures = page.locator("[data-board] img")
    expect(pictures).to_have_count(6)
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("image => image.naturalWidth") > 0
    check(anna)
    # Where the board is called as what it takes the place of, that is said once.
    hill = page.locator("[data-board=anthill] h3")
    expect(hill).to_have_text({"en": "Anthill", "fr": "Fourmilière"}[language])
    expect(page.locator("[data-board=picnic] h3 .soft")).to_be_visible()
    page.locator("[data-board=medina] .picture").click()
    expect(page.get_by_role("dialog").locator("img")).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_long_lines_of_a_board_are_read_to_their_end(person: People, screen: Screen) -> None:
    anna = person(screen)
    page = anna.go("/boards")
    card = page.locator("[data-board=picnic]")
    card.locator("summary").click()
    text = card.locator("pre")
    around, box = anna.boxes(card, text)
    assert around["left"] < box["left"] < box["right"] < around["right"]
    hidden = "box => box.scrollWidth - box.clientWidth - box.scrollLeft"
    assert text.evaluate(hidden) > 0
    text.press("ArrowRight")
    page.wait_for_function("box => box.scrollLeft > 0", arg=text.element_handle())


def test_a_board_of_ones_own_is_judged_drawn_and_played_on(person: People) -> None:
    anna = person()
    page = anna.go("/boards")
    good = (BOARDS / "picnic.toml").read_text(encoding="utf-8").replace("picnic", "garden", 1)
    good = good.replace('face = "garden"', 'face = "picnic"')
    text = page.get_by_label("Text of the board")
    line = good.splitlines().index(next(row for row in good.splitlines() if "Sx  S." in row))
    text.fill(good.replace("Sx  S.", "Sx  Z."))
    page.get_by_role("button", name="Check and draw").click()
    expect(page.get_by_role("alert")).to_contain_text(f"Line {line + 1}: “Z.” is not a hex.")
    page.get_by_role("button", name="Go to the line").click()
    chosen = text.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)")
    assert chosen.startswith("Sx  Z.")
    assert_well_made(anna)

    text.fill(good)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Check and draw").click()
    expect(
        page.get_by_text("Good: this is a board for Marabunta. It takes the place of: Territory.")
    ).to_be_visible()
    own = page.get_by_role("region", name="A board of your own")
    expect(own.locator("img")).to_have_js_property("complete", True)
    own.get_by_role("button", name="Play on it").click()
    anna.sees_match()


def test_a_file_that_is_too_large_takes_nothing_away_and_a_long_word_widens_nothing(
    person: People,
) -> None:
    anna = person(NARROW)
    page = anna.go("/boards")
    text, told = page.get_by_label("Text of the board"), page.get_by_role("alert")
    text.fill("typed")
    large = FilePayload(name="large.toml", mimeType="text/plain", buffer=b"#" * 300_000)
    page.get_by_label("Board file").set_input_files(large)
    expect(told).to_contain_text("at most 64 kB")
    expect(text).to_have_value("typed")
    assert_fits(anna)

    text.fill(f'kind = "{"x" * 900}"\n')
    page.get_by_role("button", name="Check and draw").click()
    expect(told.filter(has_text="Possible kinds: territory")).to_be_visible()
    assert anna.settles().evaluate("document.documentElement.scrollWidth") <= NARROW.width
    assert_well_made(anna)
