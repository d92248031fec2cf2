"""The studio put together: all addresses behind the guard."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.types import ASGIApp

from quiltsmith.studio.door.guard import Door, Guard
from quiltsmith.studio.endpoints import Endpoint
from quiltsmith.studio.routes import (
    assets,
    decks,
    duels,
    files,
    filled,
    home,
    jobs,
    pictures,
    play,
    printing,
    scan,
    sheets,
)
from quiltsmith.studio.shared import Studio

ENDPOINTS: tuple[Endpoint, ...] = (
    *assets.ENDPOINTS,
    *decks.ENDPOINTS,
    *duels.ENDPOINTS,
    *files.ENDPOINTS,
    *filled.ENDPOINTS,
    *home.ENDPOINTS,
    *jobs.ENDPOINTS,
    *pictures.ENDPOINTS,
    *play.ENDPOINTS,
    *printing.ENDPOINTS,
    *scan.ENDPOINTS,
    *sheets.ENDPOINTS,
)


def studio_app(studio: Studio, door: Door) -> ASGIApp:
    """Put the addresses together and set the guard before them."""
    routes = [endpoint.route(studio) for endpoint in ENDPOINTS]
    inside = Starlette(routes=[*routes, *jobs.stream_routes(studio), *assets.static_routes()])
    return Guard(inside, door, {endpoint.path: endpoint.takes for endpoint in ENDPOINTS if endpoint.takes})
