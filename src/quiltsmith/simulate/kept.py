"""Runs kept in a file, so that one that was interrupted goes on where it stopped.

The file says what was played and holds the sums of all games; a digest tells whether it is whole.
"""

from __future__ import annotations

import base64
import hashlib
import zlib
from array import array

import msgspec
from msgspec import Struct

from quiltsmith import __version__
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.simulate.batches import Run
from quiltsmith.simulate.kinds import Setup
from quiltsmith.simulate.sums import WHOLE, Sums

MOST_BYTES = 100_000_000


class KeptRunError(QuiltsmithError):
    """A file that holds no run, or another one than is asked for."""


class KeptRun(Struct, frozen=True):
    """What stands in the file; `plays` is the digest of all that the games depend on."""

    quiltsmith_run: str
    deck: str
    bot: str
    against: str | None
    seed: int
    games: int
    plays: str
    sums: dict[str, str]
    digest: str


def kept_run(setup: Setup, games: int, sums: Sums) -> bytes:
    """Write the file of a run."""
    rows = {name: _packed(row) for name, row in sums.rows.items()}
    told = (__version__, setup.deck.id, setup.bot, setup.against, setup.seed, games, _plays(setup))
    return msgspec.json.encode(KeptRun(*told, rows, _digest(rows, games))) + b"\n"


def read_kept(data: bytes) -> KeptRun:
    """Read the file of a run."""
    try:
        kept = msgspec.json.decode(data, type=KeptRun)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise KeptRunError(_("this is no file of an interrupted run")) from None
    if kept.digest != _digest(kept.sums, kept.games):
        raise KeptRunError(_("the file of the run is damaged; play it from the start without --resume"))
    return kept


def run_before(kept: KeptRun, setup: Setup) -> Run[Sums]:
    """Give what was played, if it was played with the same deck by the same bots from the same seed."""
    if kept.plays != _plays(setup):
        raise KeptRunError(
            _(
                "the file holds games of {deck}, bot {bot}, seed {seed}, version {version}, or the deck has "
                "changed; only the same games can go on",
                deck=kept.deck,
                bot=kept.bot,
                seed=kept.seed,
                version=kept.quiltsmith_run,
            )
        )
    rows = {name: array(WHOLE, _unpacked(text)) for name, text in kept.sums.items()}
    return Run(kept.games, Sums(rows), False)


def _packed(row: array[int]) -> str:
    return base64.b64encode(zlib.compress(row.tobytes())).decode("ascii")


def _unpacked(text: str) -> bytes:
    unpacker = zlib.decompressobj()
    return unpacker.decompress(base64.b64decode(text), MOST_BYTES)


def _plays(setup: Setup) -> str:
    deck = setup.deck
    what = (__version__, deck.game, deck.cards, deck.start, setup.bot, setup.against, setup.seed)
    return hashlib.sha256(repr(what).encode()).hexdigest()


def _digest(rows: dict[str, str], games: int) -> str:
    return hashlib.sha256(repr((sorted(rows.items()), games)).encode()).hexdigest()
