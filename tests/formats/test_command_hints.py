"""Commands in hints: told at a terminal, and nowhere else."""

from __future__ import annotations

from quiltsmith.formats.command_hints import command_hint, with_command, without_terminal


def test_commands_are_left_out_where_nobody_can_type_them() -> None:
    def hints() -> tuple[str, str]:
        command = "`quiltsmith pads` lists all"
        return command_hint(command), with_command("take duel", command)

    at_terminal = ("`quiltsmith pads` lists all", "take duel; `quiltsmith pads` lists all")
    assert hints() == at_terminal
    with without_terminal():
        assert hints() == ("", "take duel")
    assert hints() == at_terminal
