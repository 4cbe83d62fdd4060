"""What the docstrings say is so."""

import doctest
import importlib

import pytest

MODULES = ["", ".errors", ".game", ".bot", ".spec", ".batch", ".pettingzoo", ".gymnasium", ".openspiel"]


@pytest.mark.parametrize("module", MODULES)
def test_docstrings_are_true(module):
    needs = {".pettingzoo": "pettingzoo", ".gymnasium": "gymnasium", ".openspiel": "pyspiel"}
    if module in needs:
        pytest.importorskip(needs[module])
    tested = doctest.testmod(importlib.import_module("orrery" + module))
    assert tested.attempted > 0 and tested.failed == 0


def test_the_notebook_runs():
    import json
    import pathlib

    path = pathlib.Path(__file__).parent.parent / "examples" / "mars.ipynb"
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    code = "\n".join(code).replace("search:60it", "random").replace('"greedy"', '"random"')
    names = {}
    exec(compile(code, str(path), "exec"), names)
    assert names["game"].over and "polyline" in names["chart"](names["curve"])
    assert names["planet"](names["game"]).count("<circle") > 5
