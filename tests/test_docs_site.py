"""Pages that are made when the site or a package is built: links are right there, and every code has its page."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from docs_site import TOP_PAGES, api_page, code_page, codes_page, on_post_page, with_links_of_site
from mkdocs.config.defaults import MkDocsConfig
from pypi_readme import with_whole_addresses

import quiltsmith
from quiltsmith.reference import explanations

ROOT = Path(__file__).parent.parent
REPOSITORY = "https://example.org/quiltsmith"


@pytest.mark.parametrize(
    ("page", "link", "inside"),
    [
        ("index.md", "docs/print-pads.md", "print-pads.md"),
        ("index.md", "CONTRIBUTING.md#set-up", "contributing.md#set-up"),
        ("contributing.md", "docs/gallery/README.md", "gallery/README.md"),
        ("print-pads.md", "../CHANGELOG.md", "changelog.md"),
        ("paths/hobbyist.md", "../print-pads.md", "../print-pads.md"),
        ("paths/hobbyist.md", "../../README.md", "../index.md"),
        ("studio.md", "studio/home.png", "studio/home.png"),
        ("studio.md", "../examples/good.txt", f"{REPOSITORY}/blob/main/examples/good.txt"),
        ("studio.md", "https://example.org/", "https://example.org/"),
        ("studio.md", "#here", "#here"),
    ],
)
def test_links_between_files_become_links_between_pages(page: str, link: str, inside: str) -> None:
    assert with_links_of_site(f"see [it]({link}).", page, REPOSITORY) == f"see [it]({inside})."


def test_code_is_left_as_it_is() -> None:
    code = "```yaml\nshape: [it](docs/x.md)\n```"
    assert with_links_of_site(f"[a](docs/a.md)\n\n{code}\n", "index.md", REPOSITORY) == f"[a](a.md)\n\n{code}\n"


def test_bars_in_tables_are_bars() -> None:
    assert with_links_of_site(r"| `--up 1\|2` | sheets |", "index.md", REPOSITORY) == "| `--up 1|2` | sheets |"


def test_every_problem_code_has_a_page_with_its_examples_as_blocks() -> None:
    listed = codes_page()
    for code, text in explanations().items():
        assert f"[`{code}`]({code}.md)" in listed
        page = code_page(code, text)
        assert not re.search(r"^(FAIL|PASS)", page, re.MULTILINE), code
        assert page.count("```") % 2 == 0


def test_the_reference_has_every_public_name() -> None:
    names = re.findall(r"toc_label: qs\.(\w+)", api_page())
    assert sorted(names) == quiltsmith.__all__


def test_the_reference_explains_every_option_of_a_print() -> None:
    pad = api_page().partition("toc_label: qs.pad}")[2].partition(":::")[0]
    assert "| `sheets` | How many sheets, for each player." in pad
    assert "| `ink` | How much ink the print may take. (`'full'` or `'light'` or `'mono'`) |" in pad


def test_no_page_asks_github_for_its_numbers() -> None:
    link = '<div class="md-header__source"><a href="x" class="md-source" data-md-component="source"></a></div>'
    assert "data-md-component" not in on_post_page(link, None, MkDocsConfig())


def test_pypi_gets_whole_addresses() -> None:
    text = "[a](docs/a.md) ![b](docs/b.png) [c](https://c.example) [![d](d.png)](e.md) [f](#f)"
    assert with_whole_addresses(text, REPOSITORY) == (
        f"[a]({REPOSITORY}/blob/main/docs/a.md) ![b]({REPOSITORY}/raw/main/docs/b.png) [c](https://c.example) "
        f"[![d]({REPOSITORY}/raw/main/d.png)]({REPOSITORY}/blob/main/e.md) [f](#f)"
    )


def test_the_project_s_address_stands_in_one_place() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        repository: str = tomllib.load(file)["project"]["urls"]["Repository"]
    pages = [*(ROOT / name for name in TOP_PAGES), *(ROOT / "docs").rglob("*.md"), ROOT / "mkdocs.yml"]
    workflows = (ROOT / ".github").rglob("*.*")
    assert [path for path in (*pages, *workflows) if repository in path.read_text(encoding="utf-8")] == []
