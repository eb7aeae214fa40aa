"""What every game owes the contract, as tests that any package can run with pytest.

from ludoteca.testing import Conformance

class TestMyGame(Conformance):
    game = GAME
"""

from ludoteca.testing.conformance import Conformance
from ludoteca.testing.variants import Variant

__all__ = ["Conformance", "Variant"]
