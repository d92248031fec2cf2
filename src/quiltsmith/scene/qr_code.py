"""QR codes: a text as the dark and light squares that cameras read."""

from __future__ import annotations

QUIET_ZONE = 4
"""The width of the light edge that a code needs on all sides, in squares."""


def qr_code(text: str) -> tuple[str, ...]:
    """Give the rows of a code, `#` dark and `.` light; a sixth of it may be unreadable."""
    from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel

    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(text)
    code.make()
    return tuple("".join("#" if is_dark else "." for is_dark in row) for row in code.modules)
