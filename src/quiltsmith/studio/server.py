"""The server: a socket that is open before anything large is loaded, and an end within a second."""

from __future__ import annotations

import logging
import os
import secrets
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quiltsmith.errors import UsageError
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.studio.phone import PhoneListener


HOST = "127.0.0.1"
USUAL_PORT = 8137
"""Always the same where it is free, so that a page finds again what it has kept in the browser."""
SERVER_SETTINGS: dict[str, Any] = {
    "http": "h11",
    "ws": "none",
    "loop": "asyncio",
    "lifespan": "off",
    "log_config": None,
    "access_log": False,
    "server_header": False,
}
"""The plainest way to serve, which writes nothing of its own."""
_BACKLOG = 2048
_MOST_FILES = 4096
_TIME_TO_END = 0.5


class OpenStudio:
    """A socket that waits for visitors, and the token of this run."""

    def __init__(self, port: int | None, *, for_phones: bool = False) -> None:
        self.token = secrets.token_urlsafe(32)
        self._is_usual_wanted = port is None
        self._socket = _bound(port)
        self._socket.listen(_BACKLOG)
        self.port: int = self._socket.getsockname()[1]
        self._phones = _phone_listener() if for_phones else None

    def serve(self, folder: Path) -> None:
        """Answer until Ctrl-C, which is raised when all has ended."""
        import uvicorn

        from quiltsmith.studio.app import EndingServer, studio_app, warm_up_soon
        from quiltsmith.studio.auth import Credentials
        from quiltsmith.studio.folder import Folder
        from quiltsmith.studio.job_processes import run_in_process
        from quiltsmith.studio.job_runner import Jobs
        from quiltsmith.studio.print_forms import Prints
        from quiltsmith.studio.shared import Studio

        _allow_many_visitors()
        _keep_quiet()
        home = Folder(folder)
        phones = self._phones
        studio = Studio(home, Prints(), Jobs(home.root, run_in_process), phones.inbox if phones else None)
        config = uvicorn.Config(
            studio_app(studio, Credentials(self.port, self.token)),
            **SERVER_SETTINGS,
            backlog=_BACKLOG,
            timeout_graceful_shutdown=_TIME_TO_END,  # type: ignore[arg-type]  # it is handed to asyncio as it is
        )
        warm_up_soon(studio)
        if phones is not None:
            phones.start()
        try:
            EndingServer(config, studio.jobs).run(sockets=[self._socket])
        finally:
            if phones is not None:
                phones.end()

    @property
    def is_elsewhere(self) -> bool:
        """Whether another program has the usual port, so that pages do not find what browsers have kept there."""
        return self._is_usual_wanted and self.port != USUAL_PORT

    @property
    def phone_address(self) -> str | None:
        """The address for phones in the network, with its secret, if they may send photos."""
        return None if self._phones is None else self._phones.inbox.address

    @property
    def address(self) -> str:
        """The address to open, with the token."""
        return f"http://{HOST}:{self.port}/?token={self.token}"


def tcp_socket() -> socket.socket:
    """Make a socket for a server whose answers are sent at once.

    Its protocol is named: without it, asyncio leaves Nagle's algorithm on, and the second part of an answer waits
    40 ms until the browser confirms the first one.
    """
    return socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)


def _phone_listener() -> PhoneListener:
    from quiltsmith.studio.phone import PhoneListener, network_address

    return PhoneListener(network_address())


def _keep_quiet() -> None:
    """Let the server write nothing of its own: what people need to know is said in a sentence."""
    if not os.environ.get("QUILTSMITH_DEBUG"):
        for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "asyncio"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _allow_many_visitors() -> None:
    """Ask the system for more open files than it usually gives: each visitor is one."""
    try:
        import resource
    except ModuleNotFoundError:
        return  # Windows has no such limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(_MOST_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _bound(port: int | None) -> socket.socket:
    """Bind the port that was asked for; without a wish the usual one, or any that is free."""
    wishes = (USUAL_PORT, 0) if port is None else (port,)
    for wish in wishes:
        made = tcp_socket()
        _may_bind_again(made)
        try:
            made.bind((HOST, wish))
        except OSError:
            made.close()
        else:
            return made
    raise UsageError(_("port {port} is taken; choose another, or none", port=port), "port")


def _may_bind_again(made: socket.socket) -> None:
    """Let a port be bound that a studio has just left, whose last connections the system remembers for a minute.

    Windows does so anyway, and means something else by the option: there two could listen at once.
    """
    if os.name == "posix":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
