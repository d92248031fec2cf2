"""What comes out of a check: a finished quilt or a whole game with its problems."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problems import Problem, has_errors, problems_to_json
from quiltsmith.formats.sheet_text import UNNAMED, SheetText
from quiltsmith.formats.source import Place
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_state import FIRST, PLAYERS, SECOND
from quiltsmith.games.patchwork.quilt import Quilt, cards_like, pieces_of_player, pieces_of_quilt
from quiltsmith.games.patchwork.quilt_pairs import QuiltSummary, ShapeUse, SingleSupply
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.games.sheets.checked_sheet import Extent, Rankable, Spot, unnamed_player
from quiltsmith.games.sheets.drawn_board import PlacedPiece, letter_place
from quiltsmith.games.sheets.player_quilts import PlayerQuilts, RoundQuilt
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _, get_locale


def summarise(quilt: Quilt) -> QuiltSummary:
    """Return what the other quilt of a game is compared with."""
    named: dict[str, Spot] = {}
    for piece in quilt.record.pieces:
        if piece.card not in named and quilt.deck.card(piece.card):
            named[piece.card] = Spot.of(quilt.text.word_place(piece.line, 1))
    return QuiltSummary(
        file=quilt.text.source.name,
        player=quilt.name or quilt.text.head("player"),
        game=quilt.game.id,
        deck=quilt.deck.id,
        rows=tuple(row for _unused, row in quilt.drawn.rows) if quilt.drawn else (),
        named=named,
        shapes=_shapes(quilt, named),
        specials=tuple(_spot(quilt, letter) for letter in special_letters(quilt)),
        singles=tuple(_spot(quilt, letter) for letter in single_letters(quilt)),
        supply=supply_of(quilt),
        has_square=quilt.has_square,
        tile=quilt.tile,
        tile_spot=Spot.of(_tile_place(quilt)),
        tile_lines=(quilt.line("tile", "no"), quilt.line("tile", "yes")),
        tile_side=quilt.game.tile_side,
        tile_points=quilt.game.tile_points,
        total=quilt.total,
    )


def special_letters(quilt: Quilt) -> list[str]:
    """List the letters that are special patches by their line."""
    return [letter for letter in _without_card(quilt) if quilt.piece(letter) is not None]


def single_letters(quilt: Quilt) -> list[str]:
    """List the letters of single spaces that no line names: special patches, or patches of one space."""
    return [letter for letter in _without_card(quilt) if quilt.piece(letter) is None]


def _without_card(quilt: Quilt) -> Iterator[str]:
    return (letter for letter in quilt.masks if letter in quilt.assigned and quilt.assigned[letter] is None)


def supply_of(quilt: Quilt) -> SingleSupply:
    """Return what can cover single spaces, the patches apart that a line names."""
    named = {piece.card for piece in quilt.record.pieces}
    small = (card.id for card in quilt.deck.cards if card.shape.size == 1 and card.id not in named)
    specials = max(len(track.specials) for track in quilt.game.tracks.values())
    return SingleSupply(quilt.game.id, quilt.deck.id, specials, frozenset(small))


def _shapes(quilt: Quilt, named: dict[str, Spot]) -> dict[str, ShapeUse]:
    """Count the patches by their free shapes; single spaces are counted as special patches."""
    uses: dict[Shape, ShapeUse] = {}

    def add(shape: Shape, card: str | None, spot: Spot | None) -> None:
        in_deck = sum(other.shape.canonical() == shape for other in quilt.deck.cards)
        use = uses.get(shape, ShapeUse(in_deck, (), ()))
        uses[shape] = ShapeUse(
            in_deck, (*use.named, card) if card else use.named, (*use.unnamed, spot) if spot else use.unnamed
        )

    for name in named:
        card = quilt.deck.card(name)
        if card is not None and card.shape.size > 1:
            add(card.shape.canonical(), name, None)
    for letter in quilt.letters():
        mask = quilt.masks[letter]
        is_patch = (
            quilt.piece(letter) is None and mask.bit_count() > 1 and cards_like(quilt.deck, quilt.game, mask)
        )
        if is_patch:
            add(quilt.game.board.shape_of(mask).canonical(), None, _spot(quilt, letter))
    return {str(shape): use for shape, use in uses.items()}


def _spot(quilt: Quilt, letter: str) -> Spot:
    piece = quilt.piece(letter)
    if piece is not None:
        return Spot.of(quilt.text.word_place(piece.line, 0))
    place = letter_place(quilt.text, quilt.drawn, letter) if quilt.drawn else quilt.text.first_place()
    return Spot.of(place)


def _tile_place(quilt: Quilt) -> Place:
    for kind in ("tile", "total", "buttons"):
        claim = quilt.claim(kind)
        if claim is not None:
            return quilt.text.word_place(claim.line, claim.word if kind == "tile" else 0)
    return quilt.text.line_place(quilt.drawn.number) if quilt.drawn else quilt.text.first_place()


def notes_on_quilt(quilt: Quilt) -> list[str]:
    """Return who has filled a square and has no tile that it is worth something."""
    if not quilt.has_board or not quilt.has_square or quilt.has_tile or quilt.is_given_tile is False:
        return []
    if not quilt.game.tile_points:
        return []
    return [
        _(
            "a square of {side}×{side} is filled: {points} points more for whoever was the first to fill one",
            side=quilt.game.tile_side,
            points=quilt.game.tile_points,
        )
    ]


def unchecked_in_quilt(quilt: Quilt) -> list[str]:
    """Return what a finished quilt leaves open."""
    unchecked = []
    if not quilt.has_board:
        unchecked.append(_("patches and empty spaces: the sheet has no board that can be read"))
    if UNNAMED in quilt.masks:
        unchecked.append(_("covered spaces without a letter: nobody knows which patch they are"))
    if (
        quilt.total is not None
        and quilt.game.tile_points
        and quilt.has_square
        and quilt.claim("tile") is None
        and quilt.is_given_tile is None
    ):
        unchecked.append(_("the tile: the sheet does not say who has it"))
    return [*unchecked, *_unchecked_claims(quilt)]


def why_no_total(quilt: Quilt) -> str:
    if not quilt.has_board:
        return _("there is no board that can be read")
    currency = quilt.game.currency.name_in(get_locale())
    return _("the sheet does not say how many {currency} are left", currency=currency)


def unchecked_in_quilts(replay: Replay, quilts: list[Quilt]) -> list[str]:
    """Return what the two quilts of a game without a log leave open."""
    unchecked = [*_missing_boards(replay), _("the moves: the sheet has no log")]
    if any(UNNAMED in quilt.masks for quilt in quilts):
        unchecked.append(_("covered spaces without a letter: nobody knows which patch they are"))
    return [*unchecked, *dict.fromkeys(text for quilt in quilts for text in _unchecked_claims(quilt))]


def unchecked_in_game(replay: Replay) -> list[str]:
    """Return what the record of a game leaves open."""
    unchecked = [*_missing_boards(replay)]
    if not replay.is_circle_known:
        unchecked.append(_("which patches were for sale: the circle is not known"))
    if replay.lost_in_line is not None:
        unchecked.append(
            _("everything after line {line}: which patch was taken there is not known", line=replay.lost_in_line)
        )
    elif not replay.is_followed:
        unchecked.append(_("the end of the game: the record stops before it"))
    return unchecked


def _missing_boards(replay: Replay) -> Iterator[str]:
    for player in PLAYERS:
        if replay.masks[player] is None:
            yield _(
                "the quilt, the tile and the total of {player}: there is no board that can be read",
                player=replay.name(player),
            )


def _unchecked_claims(quilt: Quilt) -> Iterator[str]:
    currency = quilt.game.currency.name_in(get_locale())
    if quilt.buttons is None:
        yield _("the total: the sheet does not say how many {currency} are left", currency=currency)
    elif quilt.has_board:
        yield _("the {currency}: only the record of a whole game can tell", currency=currency)


class Standing(Struct, frozen=True):
    """How a player stands at the end of a sheet; None for what nobody knows."""

    buttons: int | None
    income: int | None
    time: int | None
    has_tile: bool
    empty: int | None
    total: int | None


class CheckedQuilt(Struct):
    """A finished quilt with all that was found out about it, some of it beside the other quilt of its game."""

    quilt: Quilt
    problems: list[Problem]
    found_beside: tuple[str, ...] = ()

    @property
    def text(self) -> SheetText:
        """The sheet as it was read."""
        return self.quilt.text

    @property
    def game(self) -> PatchworkGame:
        return self.quilt.game

    @property
    def is_valid(self) -> bool:
        """Whether the sheet has no errors."""
        return not has_errors(self.problems)

    @property
    def checked(self) -> Extent:
        """Whether everything could be followed, which a quilt alone never allows: nobody knows how it was paid."""
        return "partly"

    @property
    def player(self) -> str | None:
        """The player's name, if the sheet has one."""
        return self.quilt.text.head("player")

    @property
    def total(self) -> int | None:
        """The points, if they can be told."""
        return self.quilt.total

    @property
    def claimed_total(self) -> int | None:
        """The total that the player wrote down."""
        claim = self.quilt.claim("total")
        return claim.value if claim else None

    @property
    def notes(self) -> list[str]:
        """What the player may want to know."""
        return [*notes_on_quilt(self.quilt), *self.found_beside]

    @property
    def unchecked(self) -> list[str]:
        """What could not be checked, and why."""
        return unchecked_in_quilt(self.quilt)

    @property
    def summary(self) -> QuiltSummary | None:
        """What the other quilt of the game is compared with."""
        return summarise(self.quilt)

    @property
    def rankable(self) -> Rankable:
        """Whose total is ranked; a quilt without a name goes by its file."""
        why_not = why_no_total(self.quilt) if self.total is None else ""
        player = self.player or unnamed_player(self.text.source)
        return Rankable(player, self.total, why_not, claimed=self.claimed_total)

    def to_json(self) -> dict[str, Any]:
        """Return the record that scripts read."""
        quilt = self.quilt
        found = {
            "player": self.player,
            "buttons": quilt.buttons,
            "tile": quilt.has_tile,
            "empty": quilt.empty,
            "total": self.total,
            "claimed_total": self.claimed_total,
        }
        return _record(self, found)


class CheckedGame(Struct):
    """A whole game with all that was found out about it; without a log there are only two finished `quilts`."""

    replay: Replay
    problems: list[Problem]
    quilts: list[Quilt] = field(default_factory=list)
    found_beside: tuple[str, ...] = ()

    @property
    def text(self) -> SheetText:
        """The sheet as it was read."""
        return self.replay.text

    @property
    def game(self) -> PatchworkGame:
        return self.replay.game

    @property
    def is_valid(self) -> bool:
        """Whether the game has no errors."""
        return not has_errors(self.problems)

    @property
    def checked(self) -> Extent:
        """Whether the game could be followed from the first move to the last."""
        return "partly" if self.unchecked else "full"

    @property
    def winner(self) -> str | None:
        """The winner's name, when the game is over; on quilts alone a tie is not decided."""
        first, second = self.total(FIRST), self.total(SECOND)
        if self.quilts:
            if first is None or second is None or first == second:
                return None
            return self.replay.name(FIRST if first > second else SECOND)
        if not all(map(self.replay.can_judge_total, PLAYERS)):
            return None
        winner = self.replay.state.winner()
        return None if winner is None else self.replay.name(winner)

    def standing(self, player: int) -> Standing:
        """Return how a player stands: by the replay, or by the quilt where there is no log."""
        if self.quilts:
            quilt = self.quilts[player]
            return Standing(quilt.buttons, None, None, quilt.has_tile, quilt.empty, quilt.total)
        state = self.replay.state.players[player]
        return Standing(
            state.buttons, state.income, state.time, state.has_tile, self.empty(player), self.total(player)
        )

    def claimed_total(self, player: int) -> int | None:
        claim = self.replay.record.claim(player, "total")
        return claim.value if claim else None

    def empty(self, player: int) -> int | None:
        """Count the empty spaces of a quilt, if it can be read."""
        return None if self.replay.masks[player] is None else self.replay.state.empty(player)

    def total(self, player: int) -> int | None:
        """Return a player's points as they stand, if quilt and moves are known."""
        if self.quilts:
            return self.quilts[player].total
        is_known = self.replay.masks[player] is not None and self.replay.lost_in_line is None
        return self.replay.state.score(player) if is_known else None

    @property
    def notes(self) -> list[str]:
        """What the players may want to know."""
        return [
            *dict.fromkeys(note for quilt in self.quilts for note in notes_on_quilt(quilt)),
            *self.found_beside,
        ]

    @property
    def unchecked(self) -> list[str]:
        """What could not be checked, and why."""
        return unchecked_in_quilts(self.replay, self.quilts) if self.quilts else unchecked_in_game(self.replay)

    @property
    def summary(self) -> None:
        """A whole game has nothing that other sheets are compared with."""
        return None

    @property
    def rankable(self) -> None:
        """Nobody is ranked: a whole game says itself who won."""
        return None

    def to_json(self) -> dict[str, Any]:
        """Return the record that scripts read."""
        found = {"players": [self._player_to_json(player) for player in PLAYERS], "winner": self.winner}
        return _record(self, found)

    def _player_to_json(self, player: int) -> dict[str, Any]:
        standing = self.standing(player)
        return {
            "player": self.replay.name(player),
            "buttons": standing.buttons,
            "income": standing.income,
            "time": standing.time,
            "tile": standing.has_tile,
            "empty": standing.empty,
            "total": standing.total,
            "claimed_total": self.claimed_total(player),
        }


def player_quilts(checked: CheckedGame | CheckedQuilt) -> list[PlayerQuilts]:
    """Return the quilts of a sheet as they are shown: one, or those of both players of a game."""
    if isinstance(checked, CheckedQuilt):
        return [_player_quilts(checked.quilt, checked.rankable.player)]
    if checked.quilts:
        return [_player_quilts(quilt, quilt.name) for quilt in checked.quilts]
    replay = checked.replay
    return [
        _shown(
            checked.game,
            replay.deck,
            replay.name(player),
            pieces_of_player(replay, player),
            checked.empty(player),
            checked.total(player),
        )
        for player in PLAYERS
    ]


def _player_quilts(quilt: Quilt, name: str) -> PlayerQuilts:
    return _shown(quilt.game, quilt.deck, name, pieces_of_quilt(quilt), quilt.empty, quilt.total)


def _shown(
    game: PatchworkGame,
    deck: Deck,
    player: str,
    pieces: tuple[PlacedPiece, ...],
    empty: int | None,
    total: int | None,
) -> PlayerQuilts:
    board = game.board
    return PlayerQuilts(player, board.rows, board.columns, (RoundQuilt(pieces),), deck, empty, total, game.title)


def _record(checked: CheckedQuilt | CheckedGame, found: dict[str, Any]) -> dict[str, Any]:
    """Put what was found out into the frame that all records have."""
    return {
        "file": checked.text.source.name,
        "game": checked.game.id,
        "valid": checked.is_valid,
        **found,
        **problems_to_json(checked.problems),
        "checked": checked.checked,
        "notes": checked.notes,
        "unchecked": checked.unchecked,
    }
