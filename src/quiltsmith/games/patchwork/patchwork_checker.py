"""The checkers of patchwork sheets: a finished quilt, or a whole game of two players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from quiltsmith.decks.deck import Deck
from quiltsmith.formats import diagnostics
from quiltsmith.formats.problems import Problem, in_reading_order
from quiltsmith.formats.sheet_text import BoardText, SheetText
from quiltsmith.games.patchwork.checks import (
    DRAWN_CHECKS,
    END_CHECKS,
    MOVE_CHECKS,
    QUILT_CHECKS,
    SETUP_CHECKS,
    after_the_end,
    not_available,
    special_missing,
    unknown_card,
    wrong_shape,
)
from quiltsmith.games.patchwork.checks.circle_wrong import circle_of
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_record import (
    PLACINGS,
    UNKNOWN_PLAYER,
    LoggedMove,
    claim_words,
    find_player,
    read_game_record,
    read_quilt_record,
)
from quiltsmith.games.patchwork.patchwork_results import CheckedGame, CheckedQuilt, player_quilts, summarise
from quiltsmith.games.patchwork.patchwork_state import PLAYERS, new_game
from quiltsmith.games.patchwork.patchwork_words import CIRCLE
from quiltsmith.games.patchwork.patchwork_writer import empty_game, empty_quilt, two_players
from quiltsmith.games.patchwork.quilt import Quilt, assign_patches
from quiltsmith.games.patchwork.quilt_pairs import compare_pair
from quiltsmith.games.patchwork.recovery import infer_move
from quiltsmith.games.patchwork.replay import Replay, Step, apply, cover_what_is_drawn
from quiltsmith.games.sheets.checked_sheet import NOTHING, Findings
from quiltsmith.games.sheets.drawn_board import read_board
from quiltsmith.games.sheets.player_quilts import PlayerQuilts
from quiltsmith.games.sheets.shared_checks import WRONG_CLAIMS
from quiltsmith.games.sheets.sheet_checking import default_deck
from quiltsmith.games.sheets.sheet_kind import Setting, SheetKind, SheetOptions
from quiltsmith.i18n import N_, _


def follow(replay: Replay) -> Iterator[Problem]:
    """Follow the moves to the end of the game, or as far as anybody can tell how it stands."""
    moves = replay.record.moves
    for move, next_mover in zip(moves, _next_movers(moves), strict=True):
        if replay.state.is_over:
            yield from after_the_end.check(Step(replay, move, move))
        if replay.state.is_over or replay.lost_in_line is not None:
            break
        yield from _make_move(replay, move, next_mover)
    if replay.lost_in_line is None:
        yield from special_missing.check_last(replay)
    for move in moves:
        # Lines that were not followed still say what their letters are.
        if move.letter and move.player != UNKNOWN_PLAYER:
            replay.used_letters[move.player].setdefault(move.letter, move.line)


def _make_move(replay: Replay, move: LoggedMove, next_player: int | None) -> Iterator[Problem]:
    meant = infer_move(replay, move, next_player)
    if meant is None:
        replay.lost_in_line = move.line
        if move.player != UNKNOWN_PLAYER:
            named = Step(replay, move, move)
            checks = (unknown_card.check, not_available.check, wrong_shape.check)
            yield from islice(chain.from_iterable(check(named) for check in checks), 1)
        return
    step = Step(replay, move, meant)
    for check in MOVE_CHECKS:
        yield from check(step)
    apply(replay, meant)


def _next_movers(moves: list[LoggedMove]) -> list[int | None]:
    """Tell for every line who makes the next move after it; special patches are placed in between."""
    movers: list[int | None] = []
    mover: int | None = None
    for move in reversed(moves):
        movers.append(mover)
        if move.action not in PLACINGS:
            mover = move.player
    return movers[::-1]


_JOINING = ("and", "und", "&", "+", "/", "vs", "vs.", "gegen")


def players_of(text: SheetText, problems: list[Problem]) -> list[str]:
    """Read the two names; where they are not two, the most likely ones stand in, so that it stays one problem."""
    written = (text.head("players") or text.head("player") or "").replace(",", " ").split()
    if _are_two(written):
        return written
    place = text.head_place("players" if "players" in text.heads else "player")
    names = [name for name in written if name.lower() not in _JOINING]
    if _are_two(names):
        joined = next(word for word in written if word not in names)
        message = _("the names stand beside each other, without `{word}`", word=joined)
        hint = _("write `players: {names}`", names=" ".join(names))
        problems.append(diagnostics.syntax(place, message, hint))
        return names
    message = _("a game has two players with different names, here are {number}", number=len(written))
    hint = _("write for example `players: Andrea Doris`, the first player first")
    problems.append(diagnostics.syntax(place, message, hint))
    return _likely(names, [title for title in text.boards if title and " " not in title])


def boards_of(text: SheetText, names: list[str], problems: list[Problem]) -> list[BoardText | None]:
    """Find the board of each player; a board that is nobody's belongs to the one player who has none."""
    boards: list[BoardText | None] = [None for _unused in PLAYERS]
    others = []
    for title, board in text.boards.items():
        player = find_player(title, names) if title else None
        if player is not None and boards[player] is None:
            boards[player] = board
            continue
        if player is not None:
            message = _("{player} has a board already", player=names[player])
        elif title:
            message = _("`{name}` is not one of the players", name=title[:40])
        else:
            message = _("the board's player is missing")
        hint = _("write `board {first}:` or `board {second}:`", first=names[0], second=names[1])
        problems.append(diagnostics.syntax(text.line_place(board.number), message, hint))
        others.append(board)
    if len(others) == 1 and boards.count(None) == 1:
        boards[boards.index(None)] = others[0]
    return boards


def _are_two(names: list[str]) -> bool:
    return len(names) == len(PLAYERS) and names[0].lower() != names[1].lower()


def _likely(names: list[str], titles: list[str]) -> list[str]:
    """Choose two players: the boards know better, or else nameless ones stand in."""
    for some in ([name for name in names if name in titles], titles):
        if _are_two(some):
            return some
    return [*dict.fromkeys([*names, *titles, "?1", "?2"])][: len(PLAYERS)]


class PatchworkChecker:
    """Checks any number of sheets of one game and deck."""

    def __init__(self, game: PatchworkGame, deck: Deck) -> None:
        self.game = game
        self.deck = deck
        self._spellings = deck.spellings()

    def check(self, text: SheetText, findings: Findings = NOTHING) -> CheckedQuilt | CheckedGame:
        """Check a whole game if the sheet has the marks of one, else a finished quilt."""
        for drawn in text.boards.values():
            self._give_back_claims(text, drawn)
        is_game = "players" in text.heads or "circle" in text.heads or any(text.boards)
        return self._check_game(text) if is_game else self._check_quilt(text, findings)

    def _check_quilt(self, text: SheetText, findings: Findings) -> CheckedQuilt:
        problems = list(text.problems)
        drawn = next(iter(text.boards.values()), None)
        masks = read_board(text, drawn, self.game.board, problems)
        record = read_quilt_record(text, self.game, problems)
        record.respell(self._spellings)
        quilt = Quilt(text, self.game, self.deck, drawn, masks or {}, masks is not None, record)
        quilt.is_given_tile = findings.has_tile
        quilt.assigned = assign_patches(quilt)
        for check in QUILT_CHECKS:
            problems.extend(check(quilt))
        problems.extend(finding.in_source(text.source) for finding in findings.problems)
        return CheckedQuilt(quilt, in_reading_order(problems), findings.notes)

    def _check_game(self, text: SheetText) -> CheckedGame:
        problems = list(text.problems)
        names = players_of(text, problems)
        boards = boards_of(text, names, problems)
        masks = [read_board(text, board, self.game.board, problems) for board in boards]
        written, known = circle_of(text, self.deck), {card.id for card in self.deck.cards}
        circle = [card for card in dict.fromkeys(written) if card in known]
        state = new_game(self.game, self.deck, circle, self._track(text, problems))
        is_circle_known = sorted(written) == sorted(known)
        record = read_game_record(text, self.game, names, problems)
        record.respell(self._spellings)
        replay = Replay(text, self.game, self.deck, names, boards, masks, record, state, is_circle_known)
        for check_setup in SETUP_CHECKS:
            problems.extend(check_setup(replay))
        if not record.moves:
            return self._check_quilts(replay, problems)
        problems.extend(follow(replay))
        cover_what_is_drawn(replay)
        for check_end in END_CHECKS:
            problems.extend(check_end(replay))
        return CheckedGame(replay, in_reading_order(problems))

    def _check_quilts(self, replay: Replay, problems: list[Problem]) -> CheckedGame:
        """Check a game without a log as two finished quilts: nobody invents how they came about."""
        quilts = []
        for player in PLAYERS:
            masks = replay.masks[player]
            quilt = Quilt(
                replay.text,
                self.game,
                self.deck,
                replay.boards[player],
                masks or {},
                masks is not None,
                replay.record,
                player,
                replay.name(player),
            )
            quilt.assigned = assign_patches(quilt)
            quilts.append(quilt)
        both = compare_pair(*map(summarise, quilts))
        for quilt, findings in zip(quilts, both, strict=True):
            quilt.is_given_tile = findings.has_tile
            problems.extend(finding.in_source(replay.text.source) for finding in findings.problems)
            for check in DRAWN_CHECKS:
                problems.extend(check(quilt))
        return CheckedGame(replay, in_reading_order(problems), quilts, both[0].notes)

    def _give_back_claims(self, text: SheetText, drawn: BoardText) -> None:
        """Take lines below a full board that claim something in the game's own words for no rows of it."""
        words = claim_words(self.game)
        for number, row in drawn.rows[self.game.board.rows :]:
            written = text.words(number)
            if len(written) > 1 and written[0].lower() in words:
                drawn.rows.remove((number, row))
                text.log.append((number, " ".join(written)))
        text.log.sort()

    def _track(self, text: SheetText, problems: list[Problem]) -> str:
        track = text.head("track")
        known = {name.lower(): name for name in self.game.tracks}
        if track is None or track.lower() in known:
            return known[track.lower()] if track else self.game.track
        problems.append(diagnostics.unknown_name(text.head_place("track"), N_("track"), track, self.game.tracks))
        return self.game.track


class PatchworkSheets(SheetKind[PatchworkGame]):
    """A sheet is a finished quilt, or the record of a whole game of two."""

    marks = ("players", CIRCLE)
    claims = WRONG_CLAIMS
    has_whole_games = True

    @property
    def head_use(self) -> str:
        """What the players and their circle are for."""
        return _("for a whole game of two")

    def checker(self, game: PatchworkGame, setting: Setting, problems: list[Problem]) -> PatchworkChecker:
        """Make a checker; nobody can follow a game without its deck, so the usual one stands in."""
        return PatchworkChecker(game, setting.deck or default_deck(game, setting.folder))

    def quilts(self, checked: CheckedGame | CheckedQuilt) -> list[PlayerQuilts]:
        """Return the finished quilts of a sheet: one, or those of both players."""
        return player_quilts(checked)

    def empty_sheet(self, game: PatchworkGame, wishes: SheetOptions) -> str:
        """Write an empty quilt, or the empty record of a game."""
        if not wishes.is_whole_game:
            return empty_quilt(game, wishes.head, wishes.language)
        players = two_players(wishes.head.player)
        return empty_game(game, wishes.deck, wishes.head, players, wishes.language)


SHEETS = PatchworkSheets()
