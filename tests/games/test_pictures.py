"""Positions as pictures to share: everything that lies on the board is in them."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import ludoteca
from ludoteca.core.contract import Game
from ludoteca.core.match import Match
from ludoteca.games.marabunta.drawing import NAMESPACE
from ludoteca.games.marabunta.view import MarabuntaView
from ludoteca.games.marracash.view import MarracashView
from ludoteca.games.minicity.view import MiniCityView


def played(game: str, actions: int) -> tuple[Match, ElementTree.Element]:
    match, chooser = ludoteca.new_match(game, seed=3), random.Random(1)
    while match.outcome is None and len(match.actions) < actions:
        match.play(chooser.choice(match.legal_numbers()))
    picture = match.game.draw_picture(match.board, match.state, "it")
    return match, ElementTree.fromstring(picture)


def texts(picture: ElementTree.Element) -> list[str]:
    return [part.text or "" for part in picture.iter(f"{{{NAMESPACE}}}text")]


def marked(picture: ElementTree.Element, name: str) -> list[str]:
    return [part.get(name, "") for part in picture.iter() if part.get(name)]


def test_a_game_that_draws_no_positions_has_no_picture() -> None:
    match = ludoteca.new_match("marabunta", seed=3)
    assert Game.draw_picture(match.game, match.board, match.state, "en") == ""


def test_marabunta_shows_numbers_crosses_and_what_is_still_open() -> None:
    match, picture = played("marabunta", 250)
    view = match.typed_view()
    assert isinstance(view, MarabuntaView)
    numbers = sorted(str(place.number) for place in view.hexes if place.seat)
    shown = texts(picture)
    assert numbers == sorted(each for each in shown if each.isdigit())
    open_hexes = [place.name for place in view.hexes if not place.seat and not place.crossed]
    assert len(open_hexes) < len(view.hexes) - len(numbers)
    assert [each for each in shown if each in {place.name for place in view.hexes}] == open_hexes
    leaves = [part for part in picture.iter() if part.get("class") == "leaf"]
    for leaf, region in zip(leaves, view.regions, strict=True):
        owners = texts(leaf)[1:]  # after the letter of the region
        assert [owners.count("R"), owners.count("B")] == region.circles


def test_mini_city_shows_tokens_ants_and_the_cards_of_the_roads() -> None:
    match, picture = played("minicity", 300)
    view = match.typed_view()
    assert isinstance(view, MiniCityView)
    uses = marked(picture, "href")
    assert sum(each.startswith("#food-") for each in uses) == sum(
        chamber.tokens for chamber in view.chambers
    )
    assert len(marked(picture, "data-ant")) == len(view.ants)
    cards = [card for road in view.roads for card in road if card]
    assert sum(each.startswith("#ant-") for each in uses) == len(view.ants) + len(cards)


def test_marracash_shows_every_visitor_and_whose_shops_are_whose() -> None:
    match, picture = played("marracash", 120)
    view = match.typed_view()
    assert isinstance(view, MarracashView)
    visitors = [part for part in picture.iter() if "visitor" in part.get("class", "")]
    assert len(visitors) == sum(sum(place.crowd.values()) for place in view.fountains)
    signs = [part for part in picture.iter() if "owner" in part.get("class", "")]
    assert [sign.get("data-shop") for sign in signs] == [
        shop.name for shop in view.shops if shop.owner
    ]
    assert signs
