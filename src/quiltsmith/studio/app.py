"""The studio put together: all addresses behind the guard."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.types import ASGIApp

from quiltsmith.studio.auth import AuthMiddleware, Credentials
from quiltsmith.studio.endpoints import Endpoint
from quiltsmith.studio.routes import (
    asset_routes,
    deck_routes,
    duel_routes,
    home_routes,
    job_routes,
    picture_routes,
    play_routes,
    print_routes,
    scan_routes,
    sheet_routes,
)
from quiltsmith.studio.shared import Studio

ENDPOINTS: tuple[Endpoint, ...] = (
    *asset_routes.ENDPOINTS,
    *deck_routes.ENDPOINTS,
    *duel_routes.ENDPOINTS,
    *home_routes.ENDPOINTS,
    *job_routes.ENDPOINTS,
    *picture_routes.ENDPOINTS,
    *play_routes.ENDPOINTS,
    *print_routes.ENDPOINTS,
    *scan_routes.ENDPOINTS,
    *sheet_routes.ENDPOINTS,
)


def studio_app(studio: Studio, door: Credentials) -> ASGIApp:
    """Put the addresses together and set the guard before them."""
    routes = [endpoint.route(studio) for endpoint in ENDPOINTS]
    inside = Starlette(routes=[*routes, *job_routes.stream_routes(studio), *asset_routes.static_routes()])
    return AuthMiddleware(
        inside, door, {endpoint.path: endpoint.takes for endpoint in ENDPOINTS if endpoint.takes}
    )
