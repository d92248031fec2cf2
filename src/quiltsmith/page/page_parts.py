"""What the page is made of: got from npm and PyPI, put together with our own package, and packed.

Versions and hashes are locked in `parts/`. The same input gives the same bytes.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterable
from importlib.metadata import version
from pathlib import Path

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.library import shipped_folder
from quiltsmith.i18n import _, locales
from quiltsmith.page import LATE_PACKAGES
from quiltsmith.page.first_view import answer_to, first_answers
from quiltsmith.page.part_cache import PartCache, folder_bytes, key_of
from quiltsmith.page.part_licences import LOCKS, part_licences

PACKAGE = Path(__file__).parent.parent
PAGE = Path(__file__).parent
STATIC = PACKAGE / "studio" / "static"
_OWN_DATA = ("patches", "templates", "examples")
_NOT_IN_BROWSERS = ("*.npz", "*.po", "*.pot", "page/parts/*", "page/static/*", "studio/static/*")
"""What of our own package is left out: what cannot work there, and what the page has in another form."""
_STANDS_IN = {
    "PIL/__init__.py": '__version__ = "0"\n',
    "PIL/Image.py": '"""Pictures need Pillow, which browsers do not have."""\n',
    "reportlab/graphics/__init__.py": "",
    "reportlab/graphics/barcode/__init__.py": "",
}
"""reportlab imports Pillow's module as it starts, and uses it for pictures only; of its barcodes we use one."""
_WANTED = {
    "reportlab": r"reportlab/((lib|pdfbase|pdfgen)/.+|rl_\w+|__init__|graphics/barcode/qrencoder)\.py",
    "fonttools": r"fontTools/(?!(cu2qu|merge|mtiLib|qu2cu|svgLib|tfmLib|ufoLib|voltLib)/).+\.py",
    "font-source-sans-pro": r"font_source_sans_pro/(__init__\.py|files/SourceSansPro-(Regular|Bold)\.ttf)",
}
"""What of larger packages is used; of others, all Python, data, and what was compiled for browsers."""
_USUAL = r".+(?<!\.pyi)(?<!\.pyx)(?<!\.pxd)(?<!linux-gnu\.so)"
_UNUSED_LIBRARY = re.compile(
    r"(_pyrepl|multiprocessing|unittest|wsgiref|xmlrpc)/|(doctest|ftplib|imaplib|mailbox|pdb|poplib|pydoc|smtplib)\.py"
)
"""What of the standard library a browser has no use for."""
_LATE = tuple(LATE_PACKAGES.values())
_TAGS = ("pyemscripten_2026_0_wasm32", "manylinux2014_x86_64", "any")
_LEVEL = 9


class PageBundle(Struct, frozen=True):
    """All that both forms of the page are made of; `parts` are packed by gzip."""

    app: str
    style: str
    parts: dict[str, bytes]
    snapshot: str
    build: str


def make_bundle(parts: Path, scratch: Path, tell: Callable[[str], None]) -> PageBundle:
    """Get what is not ours, unless it is in the folder `parts` already, and put all of it together."""
    parts.mkdir(parents=True, exist_ok=True)
    npm = _npm_modules(parts, tell)
    wheels = _wheels(parts, tell)
    tell(_("putting the page together"))
    cache = PartCache(parts / "made")
    bundle = _bundled(scratch, npm, wheels, cache)
    cache.drop_unused()
    return bundle


def _npm_modules(parts: Path, tell: Callable[[str], None]) -> Path:
    """Have what the lock file names installed, unless it is."""
    folder = parts / "npm"
    modules = folder / "node_modules"
    lock = (LOCKS / "package-lock.json").read_bytes()
    if not (modules.is_dir() and _bytes_at(folder / "package-lock.json") == lock):
        tell(_("getting Python for browsers from npm"))
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copyfile(LOCKS / name, folder / name)
        _run(["npm", "ci", "--ignore-scripts", "--silent", "--no-audit", "--no-fund"], folder)
    shutil.copyfile(LOCKS / "assemble.mjs", folder / "assemble.mjs")
    return folder


def _wheels(parts: Path, tell: Callable[[str], None]) -> list[Path]:
    """Have the wheels that `requirements.txt` names downloaded, unless they are."""
    folder = parts / "wheels"
    wanted = (LOCKS / "requirements.txt").read_bytes()
    if _bytes_at(folder / "requirements.txt") != wanted:
        tell(_("getting libraries from PyPI"))
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        tags = [word for tag in _TAGS for word in ("--platform", tag)]
        versions = ["--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
        _run(
            [
                *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"),
                *("--only-binary=:all:", "--require-hashes", "-d", str(folder), *tags, *versions),
                *("-r", str(LOCKS / "requirements.txt")),
            ],
            folder,
        )
        (folder / "requirements.txt").write_bytes(wanted)
    return sorted(folder.glob("*.whl"))


def _bytes_at(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def _run(command: list[str], folder: Path) -> None:
    program = shutil.which(command[0])
    if program is None:
        raise QuiltsmithError(
            _("the page needs {program}, which is not installed here; Node.js brings it", program=command[0])
        )
    done = subprocess.run([program, *command[1:]], cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode != 0:
        why = [line for line in f"{done.stdout}\n{done.stderr}".splitlines() if line.strip()]
        raise QuiltsmithError(
            _("{program} did not do its part of the page: {why}", program=command[0], why=" ".join(why[-3:])[:400])
        )


def _bundled(scratch: Path, npm: Path, wheels: Iterable[Path], cache: PartCache) -> PageBundle:
    # First, since it opens all catalogues and so compiles those of a checkout, which are copied below.
    snapshot = json.dumps(first_answers(locales()), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    pyodide = npm / "node_modules" / "pyodide"
    library, site, bundle = scratch / "stdlib", scratch / "libraries", scratch / "bundle"
    _unpack_library(library, pyodide / "python_stdlib.zip")
    _unpack(site, [wheel for wheel in wheels if _project(wheel) not in _LATE])
    _stand_in(site)
    _copy_package(bundle / "quiltsmith")
    for name in _LATE:
        _unpack(scratch / name, [wheel for wheel in wheels if _project(wheel) == name])
    _run(["node", "assemble.mjs", "scripts", str(PAGE / "static"), str(scratch)], npm)
    wasm = (pyodide / "pyodide.asm.wasm").read_bytes()
    packed = {
        "worker": _packed((scratch / "worker.js").read_bytes()),
        "wasm": cache.get(key_of("wasm", _PACKER, wasm), lambda: _packed(wasm)),
        **_packed_folders([library, site, bundle, *(scratch / name for name in _LATE)], npm, cache),
        "lock": _packed(_empty_lock(pyodide)),
        "licences": _packed(part_licences(npm, wheels)),
    }
    app = (scratch / "app.js").read_text("utf-8")
    style = _style(cache)
    build = hashlib.sha256(b"".join([*packed.values(), app.encode(), style.encode(), snapshot.encode()]))
    return PageBundle(app, style, packed, snapshot, build.hexdigest()[:12])


_PACKER = f"gzip {_LEVEL} {zlib.ZLIB_RUNTIME_VERSION} {sys.version}".encode()
"""What decides, beside the data, which bytes come out."""


def _packed(data: bytes) -> bytes:
    return gzip.compress(data, _LEVEL, mtime=0)


def _packed_folders(folders: list[Path], npm: Path, cache: PartCache) -> dict[str, bytes]:
    """Compile and pack folders of Python, unless that was done; node is started once, which takes seconds."""
    recipe = [_PACKER, *((LOCKS / name).read_bytes() for name in ("assemble.mjs", "package-lock.json"))]
    keys = {folder: key_of(folder.name, *recipe, *folder_bytes(folder)) for folder in folders}
    known = {folder: cache.find(key) for folder, key in keys.items()}
    packed = {folder.name: data or b"" for folder, data in known.items()}
    missing = [folder for folder, data in known.items() if data is None]
    if missing:
        _run(["node", "assemble.mjs", "python", *map(str, missing)], npm)
    for folder in missing:
        packed[folder.name] = _packed(Path(f"{folder}.zip").read_bytes())
        cache.keep(keys[folder], packed[folder.name])
    return packed


def _unpack(site: Path, wheels: Iterable[Path]) -> None:
    """Unpack what is used of the wheels; of what was compiled, only what is for browsers."""
    for wheel in wheels:
        wanted = re.compile(_WANTED.get(_project(wheel), _USUAL))
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if ".dist-info/" not in name and not name.endswith("/") and wanted.fullmatch(name):
                    archive.extract(name, site)


def _stand_in(site: Path) -> None:
    for name, text in _STANDS_IN.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text, "utf-8")


def _project(wheel: Path) -> str:
    return wheel.name.split("-")[0].replace("_", "-").lower()


def _copy_package(target: Path) -> None:
    """Copy our own package with its data, less what does not belong into a browser."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if path.is_dir() or "__pycache__" in name or any(_left_out(name, one) for one in _NOT_IN_BROWSERS):
            continue
        _copy(path, target / name)
    for kind in _OWN_DATA:
        folder = shipped_folder(kind)
        for path in sorted(folder.rglob("*")):
            name = f"{kind}/{path.relative_to(folder).as_posix()}"
            if path.is_file() and not any(_left_out(name, one) for one in _NOT_IN_BROWSERS):
                _copy(path, target / name)


def _left_out(name: str, pattern: str) -> bool:
    return Path(name).match(pattern) or (pattern.endswith("/*") and name.startswith(pattern[:-1]))


def _copy(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, target)


def _unpack_library(library: Path, archive: Path) -> None:
    """Unpack the standard library, to be compiled: what a browser has no use for is left out."""
    with zipfile.ZipFile(archive) as packed:
        for name in packed.namelist():
            if not _UNUSED_LIBRARY.match(name):
                packed.extract(name, library)


def _empty_lock(pyodide: Path) -> bytes:
    """Return Pyodide's list of packages, empty: all that is needed is in the bundle."""
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    return json.dumps({"info": info, "packages": {}}, sort_keys=True).encode()


def _style(cache: PartCache) -> str:
    """Return all style sheets as one, with the pictures and fonts that they name inside."""
    sheets = [*sorted((STATIC / "css" / "pages").glob("*.css")), PAGE / "static" / "page.css"]
    text = "\n".join(
        [answer_to("/style.css", "en").data.decode(), *(sheet.read_text("utf-8") for sheet in sheets)]
    )

    def inside(found: re.Match[str]) -> str:
        kind, data = _asset(found[1].strip("\"'"), cache)
        return f"url(data:{kind};base64,{base64.b64encode(data).decode()})"

    return re.sub(r"url\((/[^)]+)\)", inside, text)


def _asset(address: str, cache: PartCache) -> tuple[str, bytes]:
    """Return what a style sheet names by an address of the studio: its type, and its content."""
    if found := re.fullmatch(r"/static/[^/]+/(fonts/.+\.woff2)", address):
        return "font/woff2", (STATIC / found[1]).read_bytes()
    answer = answer_to(address, "en")
    if answer.kind != "font/ttf":
        return answer.kind, answer.data
    key = key_of("font", _PACKER, version("fonttools").encode(), Path(__file__).read_bytes(), answer.data)
    return "font/woff", cache.get(key, lambda: _cut_font(answer.data))


_OTHER_LETTERS = range(0x370, 0x530)
"""Greek and Cyrillic: what names may have beside the characters of the small fonts."""


def _cut_font(data: bytes) -> bytes:
    """Cut a font down to the letters that the small ones lack, without hints and tables that no browser needs."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    options = subset.Options(hinting=False, drop_tables=["BASE", "DSIG", "FFTM"], layout_features=["kern"])
    options.flavor = "woff"
    with TTFont(io.BytesIO(data), recalcTimestamp=False) as font:
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=_OTHER_LETTERS)
        cutter.subset(font)
        font.flavor = "woff"
        packed = io.BytesIO()
        font.save(packed)
    return packed.getvalue()
