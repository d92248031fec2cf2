"""A server that ends at once: what it still streams is ended first, or it would be waited for."""

from __future__ import annotations

from types import FrameType

import uvicorn

from quiltsmith.studio.jobs.running import Jobs


class EndingServer(uvicorn.Server):
    """Ends the jobs of the studio when it is told to end."""

    def __init__(self, config: uvicorn.Config, jobs: Jobs) -> None:
        super().__init__(config)
        self._jobs = jobs

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Hear Ctrl-C."""
        self._jobs.close()
        super().handle_exit(sig, frame)
