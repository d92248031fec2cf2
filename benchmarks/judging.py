"""How well photos are read that are made by other means than those that the reader was trained on.

`python -m benchmarks.judging [PHOTOS] [FIRST SEED]` reads so many photos of each level, 200 unless told, and says
what was found, what was wrong and what had to be asked. Take seeds that were not looked at before.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "tools"))


def main() -> None:
    """Judge all levels."""
    from scan.measuring import Tally

    from benchmarks.judging_photos import LEVELS, judging_photo
    from quiltsmith.scan.photo_reader import read_photo

    parser = ArgumentParser(description=__doc__)
    parser.add_argument("photos", nargs="?", type=int, default=200)
    parser.add_argument("first", nargs="?", type=int, default=1)
    parser.add_argument("--levels", type=int, nargs="+", default=sorted(LEVELS))
    asked = parser.parse_args()
    for level in asked.levels:
        tally = Tally()
        for seed in range(asked.first, asked.first + asked.photos):
            made = judging_photo(seed, level)
            tally.add(made, read_photo(made.data, "photo.jpg"))
        print(f"level {level}: {tally}", flush=True)


if __name__ == "__main__":
    main()
