"""What `make docs` adds to the pages in `docs/`, as hooks of MkDocs; nothing of it is kept in git.

The pages of the top folder (README, CONTRIBUTING, CHANGELOG, …) become pages of the site, every problem code gets
a page from the docstring of its check, and the Python reference is made from docstrings. Links that are right
between files are turned into links between pages, or into addresses of the repository.
"""

from __future__ import annotations

import posixpath
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

import quiltsmith
from quiltsmith import reference
from quiltsmith.api.described_options import Parameter, numbers_taken, parameters_of
from quiltsmith.api.products import PRODUCTS
from quiltsmith.cli.help_texts import help_text
from quiltsmith.formats import diagnostics

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
TOP_PAGES = {
    "README.md": "index.md",
    "README.de.md": "deutsch-start.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
}
"""Files of the top folder, and the pages that they become."""
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\((?!https?://|mailto:|#)([^)#\s]*)(#[^)\s]*)?\)")
_CODE = re.compile(r"`[^`\n]+`")
_EXAMPLE = re.compile(r"^(FAIL|PASS)(.*?):\n((?:(?:    .*)?\n?)+)", re.MULTILINE)
_DOCTEST = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
_KINDS = {
    "decks": "Decks",
    "style": "Themes",
    "pad": "Pad templates",
    "doodle": "Sheets of doodle games",
    "patchwork": "Sheets of games of two",
    "preflight": "Files for print",
    "scan": "Photos",
}
_API = """# Python reference

All that `import quiltsmith as qs` names. [Use it from Python](python.md) walks through it with examples, and
[What stays the same](stability.md) says what you can rely on. Functions that print return a `Printable`, which
`qs.write` writes to files. What cannot be done raises a `QuiltsmithError`.

"""
_API_SECTIONS = {
    "Load": ("load_deck", "load_game", "load_theme"),
    "Print": (
        *("pad", "cards", "tiles", "boards", "box", "rules", "scoring_aid", "kit", "certificate", "challenge"),
        *("write", "write_cut_files"),
    ),
    "Check": ("check_deck", "check_sheet", "check_sheets", "rank", "preflight"),
    "Deal, measure, simulate": ("deal", "par", "stats", "simulate", "rebalance"),
    "Values": ("Deck", "Card", "Game", "Theme", "Deal", "Shape", "Board"),
    "Results": ("Printable", "DeckVerdict", "SheetVerdict", "Record", "Report"),
    "For bots of your own": ("DoodleState", "DoodleMove", "PatchworkState", "PatchworkPlayer", "PatchworkMove"),
    "Errors": ("Problem", "ProblemsError", "QuiltsmithError"),
}
_SHOWN_MEMBERS = {
    "Deck": ["everything", "card", "is_same_as", "to_yaml"],
    "Deal": ["cards", "to_yaml"],
    "DeckVerdict": [],
    "Game": ["track_names", "on_track"],
    "Problem": ["is_error", "to_json"],
    "ProblemsError": [],
    "QuiltsmithError": [],
    "SheetVerdict": [],
    "Theme": [],
}
"""Of classes that have more than programs need, what the reference shows beside their attributes."""
_CODES = """# Problem codes

Every problem that quiltsmith reports has a code in brackets, such as `[wrong-size]`.
`quiltsmith explain CODE` says the same as these pages.

"""


class FencedExamples(griffe.Extension):
    """Marks the examples in docstrings as code, which a page would otherwise take for quotations."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Put fences around the examples of an object."""
        if obj.docstring:
            obj.docstring.value = _DOCTEST.sub("```pycon\n\\g<0>\n```", obj.docstring.value)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Take the addresses of the project from the one place that has them."""
    urls = _urls()
    config.site_url, config.repo_url, config.repo_name = urls["Documentation"], urls["Repository"], "GitHub"
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are no files of `docs/`."""
    for name, text in generated_pages():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: MkDocsConfig, files: Files) -> str:
    """Turn links between files into links between pages; the first pages have all of the width."""
    if page.file.src_uri in (TOP_PAGES["README.md"], TOP_PAGES["README.de.md"]):
        page.meta["hide"] = ["navigation", "toc"]
    return with_links_of_site(markdown, page.file.src_uri, _urls()["Repository"])


def on_post_page(output: str, page: Any, config: MkDocsConfig) -> str:
    """Keep the link to the repository, but let no page ask GitHub for its numbers of stars and forks."""
    return output.replace(' data-md-component="source"', "")


def generated_pages() -> Iterator[tuple[str, str]]:
    """Make all pages that are added: path in the site, and text."""
    for name, page in TOP_PAGES.items():
        yield page, (ROOT / name).read_text(encoding="utf-8")
    yield "api.md", api_page()
    yield "codes/index.md", codes_page()
    for code, text in reference.explanations().items():
        yield f"codes/{code}.md", code_page(code, text)


def api_page() -> str:
    """Write the Python reference: what `import quiltsmith` names, by what one does with it."""
    homes = {name: home for home, names in quiltsmith._HOMES.items() for name in names}
    return _API + "\n".join(
        f"## {title}\n\n" + "\n".join(_api_block(name, homes[name]) for name in names)
        for title, names in _API_SECTIONS.items()
    )


def _api_block(name: str, home: str) -> str:
    members = f", members: {_SHOWN_MEMBERS[name] or 'false'}" if name in _SHOWN_MEMBERS else ""
    block = f"::: quiltsmith.{home}.{name}\n    options: {{heading: qs.{name}, toc_label: qs.{name}{members}}}\n"
    return block + _parameters(name, home)


def _parameters(name: str, home: str) -> str:
    """Write the table of parameters of a function whose signature describes them, as commands read it."""
    function = getattr(import_module(f"quiltsmith.{home}"), name)
    if not {f"quiltsmith.{home}:{name}"} & {*PRODUCTS.values(), "quiltsmith.api.simulation:simulate"}:
        return ""
    rows = (f"| `{parameter.name}` | {_meaning(parameter)} |\n" for parameter in parameters_of(function))
    return "".join(("\n| parameter | meaning |\n| --- | --- |\n", *rows))


def _meaning(parameter: Parameter) -> str:
    """Return what the help of a command says of a parameter, and which words and numbers it takes."""
    option = parameter.option
    words = " or ".join(f"`{choice!r}`" for choice in parameter.choices)
    numbers = numbers_taken(option.least, option.most) if {option.least, option.most} - {None} else ""
    taken = (words if not parameter.choices or isinstance(parameter.choices[0], str) else "") or numbers
    text = help_text(option.help).replace("|", "\\|")
    return f"{text} ({taken})" if taken else text


def codes_page() -> str:
    """Write the list of all problem codes, by the kind of file."""
    sections = [("Any file", reference.codes_of(diagnostics))]
    for package in reference.rule_packages():
        title = _KINDS.get(reference.package_of(package), reference.package_of(package))
        sections.append((title, reference.codes_of(package)))
    return _CODES + "\n".join(f"## {title}\n\n{_table(codes)}" for title, codes in sections)


def code_page(code: str, text: str) -> str:
    """Write the page of one problem code, with its examples as blocks."""

    def block(found: re.Match[str]) -> str:
        lines = found[3].rstrip("\n").splitlines()
        shown = "\n".join(line.removeprefix("    ") for line in lines)
        title = {"FAIL": "Reported", "PASS": "Fine"}[found[1]]
        return f"**{title}**{found[2]}\n\n```text\n{shown}\n```\n\n"

    return f"# {code}\n\n{_EXAMPLE.sub(block, text)}\n\n[All problem codes](index.md)\n"


def with_links_of_site(markdown: str, page: str, repository: str) -> str:
    """Return a page whose links are right in the site; `page` is its path there. Code is left as it is."""
    source = {site: name for name, site in TOP_PAGES.items()}.get(page, f"docs/{page}")

    def link(found: re.Match[str]) -> str:
        path, anchor = found[1], found[2] or ""
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        if page == "api.md" or page.startswith("codes/"):
            return found[0]
        if target in TOP_PAGES:
            inside = TOP_PAGES[target]
        elif target.startswith("docs/"):
            inside = target.removeprefix("docs/")
        else:
            return f"]({repository}/blob/main/{target}{anchor})"
        return f"]({posixpath.relpath(inside, posixpath.dirname(page) or '.')}{anchor})"

    def told(text: str) -> str:
        # In code, GitHub takes `\\|` for a bar within a table, and Python's Markdown for both characters.
        return _LINK.sub(link, _CODE.sub(lambda code: code[0].replace("\\|", "|"), text))

    parts, end = [], 0
    for fence in _FENCE.finditer(markdown):
        parts += [told(markdown[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, told(markdown[end:])])


def _table(codes: dict[str, str]) -> str:
    rows = [f"| [`{code}`]({code}.md) | {_first_sentence(text)} |\n" for code, text in sorted(codes.items())]
    return "".join(("| code | says |\n| --- | --- |\n", *rows))


def _first_sentence(text: str) -> str:
    return " ".join(text.partition("\n\n")[0].split()).replace("|", "\\|")


def _urls() -> dict[str, str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        urls: dict[str, str] = tomllib.load(file)["project"]["urls"]
    return urls
