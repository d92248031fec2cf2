"""What all answers of a running studio share."""

from __future__ import annotations

from msgspec import Struct, field

from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.job_runner import Jobs
from quiltsmith.studio.phone_inbox import PhoneInbox
from quiltsmith.studio.print_forms import Prints
from quiltsmith.studio.sheets import NamedSheet, SheetChecks


class Studio(Struct, frozen=True):
    """The folder that the studio works in, what is printed, what is worked on meanwhile, and what phones send."""

    folder: Folder
    prints: Prints
    jobs: Jobs
    phone: PhoneInbox | None = None
    checks: SheetChecks = field(default_factory=SheetChecks)

    def check_sheets(self, sheets: list[NamedSheet], deal: str | None = None) -> list[Checked]:
        """Check sheets beside each other, against a deal of the folder if one is named."""
        return self.checks.check(self.folder, sheets, deal)

    def check_sheet(self, sheet: NamedSheet, deal: str | None = None) -> Checked:
        """Check a sheet by itself."""
        return self.check_sheets([sheet], deal)[0]
