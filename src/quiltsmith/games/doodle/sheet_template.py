"""Empty sheets to fill in: the format taught by comments, and what a deal tells filled in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from quiltsmith.games.doodle.deal import Deal, DealtTurn, play_deal
from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.sheets.empty import SheetHead, empty_board, template_parts
from quiltsmith.games.sheets.letters import TYPED_LETTERS


def empty_sheet(game: DoodleGame, head: SheetHead, language: str, deal: Deal | None = None) -> str:
    """Write an empty sheet in a language; the checker reads it as it is."""
    parts = template_parts(language)
    game_line, deck_line, player_line = parts["head"].split("\n")
    sheet = parts["sheet"].format(
        game=game_line.format(game=head.game) if head.game else "#",
        deck=deck_line.format(deck=head.deck) if head.deck else "#",
        player=player_line.format(player=head.player) if head.player else parts["no-player"],
        board=empty_board(game.board),
        log="\n".join(_log(game, parts, play_deal(deal, game) if deal else None)),
    )
    return f"{sheet}\n"


def _log(game: DoodleGame, parts: Mapping[str, str], dealt: tuple[DealtTurn, ...] | None) -> Iterator[str]:
    letters = iter(TYPED_LETTERS)
    if game.start_cards:
        yield parts["start"].format(letter=next(letters))
    for turn in range(1, game.turns + 1):
        # Beyond the last digit players find their own signs.
        letter = next(letters, "?")
        offered = dealt[turn - 1] if dealt else None
        if offered is None:
            yield parts["turn"].format(turn=turn, letter=letter)
        elif offered.token is None:
            yield parts["last-turn"].format(turn=turn, letter=letter, choice=", ".join(offered.choice))
        else:
            beside = ", ".join(offered.neighbours)
            yield parts["dealt-turn"].format(turn=turn, letter=letter, token=offered.token, beside=beside)
        if turn % game.turns_per_round == 0:
            yield parts["score"].format(number=turn // game.turns_per_round)
