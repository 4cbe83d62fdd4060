"""What the tests share."""

import numpy as np
import pytest

import orrery


@pytest.fixture(params=orrery.games())
def name(request):
    """Each game in turn."""
    return request.param


@pytest.fixture
def rng():
    """The same luck every time."""
    return np.random.default_rng(7)
