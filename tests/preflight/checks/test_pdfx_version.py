from __future__ import annotations

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import Sample


def test_a_file_that_does_not_say_what_it_is() -> None:
    sample = Sample()
    del sample.pdf.docinfo["/GTS_PDFXVersion"]
    assert diagnose(sample) == [
        "1 error pdfx-version: the file does not say that it is PDF/X; x4 wants PDF/X-4: export it as that"
    ]
