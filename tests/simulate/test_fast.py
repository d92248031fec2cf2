"""What is known about the fast engine without using it."""

from __future__ import annotations

import subprocess
import sys

from quiltsmith.i18n import use_locale
from quiltsmith.simulate.compiling import can_compile, what_is_gained


def test_numba_is_there_for_the_tests() -> None:
    assert can_compile()


def test_a_sentence_says_what_is_gained() -> None:
    assert "quiltsmith[fast]" in what_is_gained()
    with use_locale("de"):
        assert "Partien" in what_is_gained()


def test_asking_does_not_load_numba() -> None:
    ask = "from quiltsmith.simulate import batches, compiling; compiling.can_compile()"
    code = f"import sys; {ask}; print('numba' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"
