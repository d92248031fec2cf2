"""Writes the page: a static site for any web host, and one file that opens by a double click."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.atomic_write import write_whole
from quiltsmith.i18n import _, locales, use_locale
from quiltsmith.page.first_view import icon_png
from quiltsmith.page.page_parts import PAGE, PageBundle, make_bundle

_STATIC = PAGE / "static"


class PageFiles(Struct, frozen=True):
    """What was built."""

    site: Path
    single: Path


def build_page(folder: Path, parts: Path, tell: Callable[[str], None]) -> PageFiles:
    """Build the site in `folder/page` and the single file beside it; what is downloaded is kept in `parts`."""
    site, single = folder / "page", folder / "quiltsmith.html"
    for path in (site / "index.html", single):
        _refuse_foreign(path)
    with TemporaryDirectory(prefix="quiltsmith-page-") as scratch:
        bundle = make_bundle(parts.resolve(), Path(scratch), tell)
    folder.mkdir(parents=True, exist_ok=True)
    _write_site(site, bundle)
    write_whole(single, _single_file(bundle))
    return PageFiles(site, single)


def _refuse_foreign(path: Path) -> None:
    """Refuse to write over a file that no build of the page has made."""
    if path.exists() and b'id="quiltsmith-parts"' not in path.read_bytes():
        raise QuiltsmithError(_("{file} is not a page of quiltsmith; choose another folder", file=path))


_POLICY = (
    "default-src 'none'; script-src {script} 'wasm-unsafe-eval'; worker-src {worker} blob:; "
    "connect-src {connect}; img-src {own} blob: data:; style-src {style}; font-src data:; manifest-src {own}; "
    "form-action 'none'; base-uri 'none'"
)
"""Nothing is ever sent: the site may fetch its own parts, the single file nothing at all."""


def _policy(**sources: str) -> str:
    return re.sub(r"[a-z-]+ ;", "", _POLICY.format(**sources)).replace("  ", " ")


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _page(bundle: PageBundle, policy: str, head: str, parts: Mapping[str, Mapping[str, object]]) -> bytes:
    """Fill in the template; what is data cannot end its element."""
    text = (_STATIC / "index.html").read_text("utf-8")
    listed = json.dumps({"build": bundle.build, "parts": parts}, sort_keys=True)
    filled = {
        "policy": policy,
        "head": head,
        "parts": _safe(listed),
        "snapshot": _safe(bundle.snapshot),
        "too_old": "\n      ".join(_too_old(language) for language in locales()),
    }
    return re.sub(r"\{(policy|head|parts|snapshot|too_old)\}", lambda found: filled[found[1]], text).encode()


def _too_old(language: str) -> str:
    """Return what stands there where no script runs, which cannot know the reader's language."""
    with use_locale(language):
        told = _(
            "If nothing more appears here, this browser is too old, or JavaScript is switched off. "
            "quiltsmith needs Chrome or Edge 105, Firefox 115, Safari 16.4, or newer."
        )
    return f'<p lang="{language}">{escape(told)}</p>'


def _safe(data: str) -> str:
    return data.replace("<", "\\u003c")


def _write_site(site: Path, bundle: PageBundle) -> None:
    files = {_hashed(f"parts/{name}", data, ".bin"): data for name, data in bundle.parts.items()}
    parts = {
        name: {"file": _hashed(f"parts/{name}", data, ".bin"), "size": len(data)}
        for name, data in bundle.parts.items()
    }
    script, style = _hashed("app", bundle.app.encode(), ".js"), _hashed("style", bundle.style.encode(), ".css")
    files |= {script: bundle.app.encode(), style: bundle.style.encode()}
    files |= {f"icon-{side}.png": icon_png(side) for side in (192, 512)}
    files["manifest.webmanifest"] = (_STATIC / "manifest.webmanifest").read_bytes()
    head = (
        f'<link rel="stylesheet" href="{style}" />\n'
        '    <link rel="manifest" href="manifest.webmanifest" />\n'
        '    <link rel="icon" href="icon-192.png" />\n'
        '    <link rel="apple-touch-icon" href="icon-192.png" />\n'
        f'    <script type="module" src="{script}"></script>'
    )
    policy = _policy(script="'self'", worker="'self'", connect="'self'", own="'self'", style="'self'")
    files["index.html"] = _page(bundle, policy, head, parts)
    worker = (_STATIC / "service-worker.js").read_text("utf-8")
    built = json.dumps({"build": bundle.build, "files": ["./", *sorted(files)]})
    files["service-worker.js"] = f"const BUILT = {built};\n{worker}".encode()
    before = {path for path in site.rglob("*") if path.is_file()} if site.is_dir() else set()
    for name, data in files.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        write_whole(site / name, data)
    # What an earlier build has left would only be uploaded in vain.
    for path in before - {site / name for name in files}:
        if path.parent.name == "parts" or path.suffix in (".js", ".css"):
            path.unlink()


def _hashed(name: str, data: bytes, ending: str) -> str:
    return f"{name}-{hashlib.sha256(data).hexdigest()[:10]}{ending}"


def _single_file(bundle: PageBundle) -> bytes:
    style = bundle.style.replace("</", "<\\/")
    app = bundle.app.replace("</script", "<\\/script")
    inside = "\n".join(
        f'    <script type="text/plain" id="part-{name}">{base64.b64encode(data).decode()}</script>'
        for name, data in bundle.parts.items()
    )
    head = f'<style>{style}</style>\n{inside}\n    <script type="module">{app}</script>'
    policy = _policy(script=_hash(app), worker="", connect="'none'", own="", style=_hash(style))
    parts = {name: {"file": "", "size": len(data)} for name, data in bundle.parts.items()}
    return _page(bundle, policy, head, parts)
