from __future__ import annotations

import pytest
from pikepdf import Dictionary, Name

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import Sample

SAID = ["1 error transparency: page 1 has see-through parts; x4 takes none: export with flattened transparency"]


@pytest.mark.parametrize(
    "state",
    [Dictionary(ca=0.5), Dictionary(BM=Name.Multiply), Dictionary(SMask=Dictionary())],
    ids=["by its strength", "by mixing", "by a mask"],
)
def test_a_state(state: Dictionary) -> None:
    assert diagnose(Sample().draw_in_form("/G gs 0 0 9 9 re f", ExtGState=Dictionary(G=state))) == SAID


def test_a_group() -> None:
    sample = Sample()
    form = sample.form("0 0 0 1 k 0 0 9 9 re f", Group=Dictionary(S=Name.Transparency))
    assert diagnose(sample.draw("/X Do", XObject=Dictionary(X=form))) == SAID
