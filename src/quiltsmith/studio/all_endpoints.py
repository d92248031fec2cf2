"""All addresses of the studio, whatever carries questions to them."""

from __future__ import annotations

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
