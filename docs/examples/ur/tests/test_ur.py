"""All that the contract asks of a game, asked of Ur."""

from ludoteca_ur.game import GAME

from ludoteca.testing import Conformance


class TestUr(Conformance):
    game = GAME
