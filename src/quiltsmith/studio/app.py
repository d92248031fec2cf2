"""The studio put together: all addresses behind the middleware, a server that ends its jobs, a warm start."""

from __future__ import annotations

from threading import Timer
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

from quiltsmith.errors import QuiltsmithError
from quiltsmith.render.svg import render_page
from quiltsmith.studio.all_endpoints import ENDPOINTS
from quiltsmith.studio.asgi import route_of, static_routes, stream_routes
from quiltsmith.studio.auth import AuthMiddleware, Credentials
from quiltsmith.studio.job_runner import Jobs
from quiltsmith.studio.shared import Studio


def studio_app(studio: Studio, door: Credentials) -> ASGIApp:
    """Put the addresses together and set the guard before them."""
    routes = [route_of(endpoint, studio) for endpoint in ENDPOINTS]
    inside = Starlette(routes=[*routes, *stream_routes(studio), *static_routes()])
    return AuthMiddleware(
        inside, door, {endpoint.path: endpoint.takes for endpoint in ENDPOINTS if endpoint.takes}
    )


class EndingServer(uvicorn.Server):
    """Ends the jobs of the studio when it is told to end."""

    def __init__(self, config: uvicorn.Config, jobs: Jobs) -> None:
        super().__init__(config)
        self._jobs = jobs

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Hear Ctrl-C."""
        self._jobs.close()
        super().handle_exit(sig, frame)


_AFTER = 0.4
"""Seconds: the first page comes first."""
_USUAL = ("cards", {"deck": "meadow"})


def warm_up_soon(studio: Studio) -> None:
    """Load in the background what previews need."""
    timer = Timer(_AFTER, _warm_up, [studio])
    timer.daemon = True
    timer.start()


def _warm_up(studio: Studio) -> None:
    command, values = _USUAL
    try:
        printed = studio.prints.printed(studio.folder, command, values)
        render_page(printed.document, 1, "bare")
    except QuiltsmithError:
        return  # whoever asks for it is told why
