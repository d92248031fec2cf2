"""`quiltsmith preflight`: what a user sees, in every format, and that our own prints pass."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from quiltsmith.api.known_names import presets_for
from tests.conftest import Command
from tests.preflight.sample_pdf import Sample
from tests.printed_text import printed_text

FEW = "P01,P17,S03"


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    path = tmp_path / "sample.pdf"
    path.write_bytes(Sample(2).draw("1 0 0 RG 0.1 w 0 0 9 9 re S", 1).boxes(0, TrimBox=(3, 3, 66, 90)).bytes())
    return path


def test_text(sample: Path, quiltsmith: Command) -> None:
    result = quiltsmith("preflight", "sample.pdf", "--preset", "mbprint", cwd=sample.parent)
    assert (result.code, result.err) == (1, "")
    assert result.out == (
        "sample.pdf:1:1: warning: page 1 is cut to 63 × 87 mm [trim-size]\n"
        "  hint: a card of mbprint is 63 × 88 mm; leave it if you mean it\n"
        "sample.pdf:2:1: warning: page 2 has lines of 0.1 pt [hairline]\n"
        "  hint: make them 0.2 pt or thicker\n"
        "sample.pdf:2:1: error: page 2 is 63 × 88 mm, page 1 is 63 × 87 mm [mixed-sizes]\n"
        "  hint: write one file for each size\n"
        "sample.pdf:2:1: error: page 2 is painted with RGB [not-cmyk]\n"
        "  hint: mbprint wants CMYK; what is printed for mbprint has it\n"
        "sample.pdf: 2 pages of 69 × 94 mm, cut to 63 × 87 mm, CMYK and RGB, PDF/X-4, 2 errors and 2 warnings\n"
    )


def test_json(sample: Path, quiltsmith: Command) -> None:
    result = quiltsmith("preflight", sample, "--format", "json", "--preset", "x4")
    told = json.loads(result.out)
    assert (result.code, told["preset"]) == (1, "x4")
    (file,) = told["files"]
    assert (file["file"], file["valid"], file["pages"]) == (str(sample), False, 2)
    assert (file["page_size"], file["trim_size"]) == ([69.0, 94.0], [63.0, 87.0])
    assert (file["colours"], file["pdfx"], file["output_intents"]) == (["CMYK", "RGB"], "PDF/X-4", ["FOGRA39"])
    assert [(problem["line"], problem["code"]) for problem in file["problems"]] == [
        (1, "trim-size"),
        (2, "hairline"),
        (2, "mixed-sizes"),
        (2, "not-cmyk"),
    ]
    assert set(file["problems"][0]) == {"file", "line", "column", "level", "code", "message", "hint"}


def test_github(sample: Path, quiltsmith: Command) -> None:
    result = quiltsmith("preflight", "sample.pdf", "--format", "github", cwd=sample.parent)
    assert (result.code, result.out) == (
        0,
        (
            "::warning file=sample.pdf,line=2,col=1,title=hairline::"
            "page 2 has lines of 0.1 pt (make them 0.2 pt or thicker)\n"
        ),
    )


def test_strict_counts_warnings(sample: Path, quiltsmith: Command) -> None:
    assert quiltsmith("preflight", sample).code == 0
    assert quiltsmith("preflight", sample, "--strict").code == 1


def test_standard_input_and_several_files(sample: Path, quiltsmith: Command) -> None:
    result = quiltsmith("preflight", "-", sample, stdin=b"")
    assert result.code == 1
    assert result.out.startswith("<stdin>:1:1: error: there is no PDF in this file [empty-file]")
    assert f"{sample}: 2 pages" in result.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("nothing.pdf",), "cannot read nothing.pdf: no such file or directory"),
        ((".",), "cannot read .: is a directory"),
        (("sample.pdf", "--preset", "mbprin"), "there is no preset `mbprin`; did you mean `mbprint`?"),
    ],
)
def test_wrong_use(sample: Path, arguments: tuple[str, ...], complaint: str, quiltsmith: Command) -> None:
    result = quiltsmith("preflight", *arguments, cwd=sample.parent)
    assert (result.code, result.out, result.err) == (2, "", f"quiltsmith: {complaint}\n")


@pytest.mark.parametrize("preset", presets_for("cards"))
@pytest.mark.parametrize("ink", ["full", "mono"])
def test_our_own_cards_pass(preset: str, ink: str, tmp_path: Path, quiltsmith: Command) -> None:
    is_picture = preset in ("gamecrafter", "mpc", "mpc-bridge", "mpc-mini", "mpc-tarot", "tts")
    name = "cards.png" if is_picture else "cards.pdf"
    options = ("--preset", preset, "--ink", ink, "--theme", "night", "--only", FEW, "--lang", "de")
    made = quiltsmith("cards", "meadow", *options, "-o", tmp_path / name)
    assert (made.code, made.err) == (0, "")
    files = made.out.split()
    result = quiltsmith("preflight", *files, "--preset", preset, "--strict")
    assert result.code == 0, result.out
    assert len(files) == (1 if not is_picture else 4 if preset == "tts" else 5)


@pytest.mark.parametrize(
    "command",
    [
        "pad doodle --preset pad-a5 --cover --sheets 3",
        "pad doodle --preset pad-a4 --players Anna,Ben --sides 2",
        "pad halloween --preset pad-a4 --cover --theme night",
        "tiles classic --preset punchboard --backs",
        "boards patchwork --preset punchboard --paper a3 --lang de",
        "checker doodle --preset booklet --paper a5",
        "challenge meadow --preset booklet --count 1 --seed 1 --jobs 1 --quiet",
    ],
)
def test_what_is_no_card_passes_too(command: str, tmp_path: Path, quiltsmith: Command) -> None:
    made = quiltsmith(*command.split(), "-o", tmp_path / "shop.pdf")
    assert (made.code, made.err) == (0, "")
    words = command.split()
    preset = words[words.index("--preset") + 1]
    result = quiltsmith("preflight", tmp_path / "shop.pdf", "--preset", preset, "--strict")
    assert result.code == 0, result.out
    checked = subprocess.run(
        ["qpdf", "--check", tmp_path / "shop.pdf"], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize(
    ("preset", "page", "trim"),
    [
        ("drivethrucards", "198 x 270 pts", "9.00 9.00 189.00 261.00"),
        ("mbprint", "195.591 x 266.457 pts", "8.50 8.50 187.09 257.95"),
    ],
)
def test_poppler_and_qpdf_see_what_the_shops_want(
    preset: str, page: str, trim: str, tmp_path: Path, quiltsmith: Command
) -> None:
    path = tmp_path / "cards.pdf"
    quiltsmith("cards", "meadow", "--preset", preset, "--only", FEW, "-o", path)
    checked = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
    told = subprocess.run(["pdfinfo", "-box", path], capture_output=True, text=True, check=True).stdout
    lines = {key: " ".join(value.split()) for key, _, value in (line.partition(":") for line in told.splitlines())}
    assert lines["Page size"] == page
    assert lines["TrimBox"] == trim
    assert lines["MediaBox"] == lines["BleedBox"]
    assert lines["Pages"] == "6"
    fonts = subprocess.run(["pdffonts", path], capture_output=True, text=True, check=True).stdout.splitlines()[2:]
    assert {line.split()[-5] for line in fonts} == {"yes"}


@pytest.mark.parametrize(("preset", "first"), [("drivethrucards", "back"), ("mbprint", "front")])
def test_the_order_of_sides(preset: str, first: str, tmp_path: Path, quiltsmith: Command) -> None:
    path = tmp_path / "cards.pdf"
    quiltsmith("cards", "meadow", "--preset", preset, "--only", "P17", "-o", path)
    texts = printed_text(path)[:2]
    assert ["P17" in text for text in texts] == [first == "front", first == "back"]
    assert ["Meadow" in text for text in texts] == [first == "back", first == "front"]


def test_a_kind_of_file_that_the_shop_does_not_take_is_noted(tmp_path: Path, quiltsmith: Command) -> None:
    made = quiltsmith("cards", "meadow", "--preset", "mbprint", "--only", "P01", "-o", "look.svg", cwd=tmp_path)
    assert (made.code, made.err) == (0, "note: mbprint takes PDF; look.svg is for looking at only\n")
    assert made.out.split() == ["look-P01-front.svg", "look-P01-back.svg"]
