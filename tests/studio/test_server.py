"""A studio from its start to its end."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from pathlib import Path

from quiltsmith.studio.server import HOST, USUAL_PORT, tcp_socket
from tests.conftest import Command
from tests.studio.servers import RunningStudio, run_apart, running_studio


def test_ctrl_c_ends_it_with_a_sentence(tmp_path: Path) -> None:
    with running_studio(tmp_path) as studio:
        assert studio.get("/api/frame").json["folder"] == tmp_path.name
        code, told = studio.end()
    assert code == 0
    begun, *elsewhere, empty, ended = told.splitlines()
    assert begun == "the studio is at this address; Ctrl-C ends it"
    assert empty == ""
    assert ended == f"the studio has ended; what you saved is in {tmp_path}"
    # Beside another studio it says why browsers do not find again what they have kept.
    assert bool(elsewhere) is (studio.port != USUAL_PORT)


def test_no_part_of_an_answer_waits_for_the_receipt_of_another() -> None:
    assert run_apart(sends_at_once())


async def sends_at_once() -> bool:
    """Visit a server with our socket, and see how its side of the connection sends."""
    sent: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def visited(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted = writer.get_extra_info("socket")
        sent.set_result(bool(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
        writer.close()

    listening = tcp_socket()
    listening.bind((HOST, 0))
    async with await asyncio.start_server(visited, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        writer.close()
        return await sent


def test_a_port_that_is_taken_is_told(quiltsmith: Command, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = quiltsmith("studio", tmp_path, "--port", str(port), "--no-browser")
    assert (result.code, result.out) == (2, "")
    assert f"port {port} is taken" in result.err


def test_the_port_of_a_studio_that_has_ended_is_free_at_once(tmp_path: Path) -> None:
    with running_studio(tmp_path) as first:
        assert first.get("/api/frame").status == 200
        first.end()
        with running_studio(tmp_path, "--port", str(first.port)) as second:
            assert second.get("/api/frame").status == 200


def test_two_studios_live_side_by_side(studio: RunningStudio, tmp_path: Path) -> None:
    with running_studio(tmp_path) as other:
        assert other.port != studio.port
        assert other.token != studio.token
        assert other.get("/api/frame").json["folder"] != studio.get("/api/frame").json["folder"]


def test_a_folder_that_is_not_there_is_told(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("studio", tmp_path / "nowhere", "--no-browser")
    assert result.code == 2
    assert "there is no folder" in result.err


def test_the_address_is_known_before_the_server_is_loaded() -> None:
    script = "import sys, quiltsmith.studio.server; print({'starlette', 'uvicorn'} & {*sys.modules})"
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert shown.stdout.strip() == "set()"
