"""PDF files that try to keep preflight busy, put together byte by byte where no library would write them."""

from __future__ import annotations

import zlib

FONT = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"


class Raw:
    """A PDF file of objects as they are given."""

    def __init__(self) -> None:
        self._objects: list[bytes] = []

    def add(self, content: bytes = b"") -> int:
        """Add an object, or room for one; give its number."""
        self._objects.append(content)
        return len(self._objects)

    def put(self, number: int, content: bytes) -> None:
        """Fill the room for an object."""
        self._objects[number - 1] = content

    def stream(self, content: bytes, keys: bytes = b"", packed: bool = False) -> int:
        """Add a stream."""
        data = zlib.compress(content) if packed else content
        how = b" /Filter /FlateDecode" if packed else b""
        return self.add(b"<< /Length %d%s %s >>\nstream\n%s\nendstream" % (len(data), how, keys, data))

    def bytes(self, root: int) -> bytes:
        """Write the file."""
        parts, at, places = [b"%PDF-1.7\n"], 9, []
        for number, content in enumerate(self._objects, 1):
            part = b"%d 0 obj\n%s\nendobj\n" % (number, content)
            places.append(at)
            at += len(part)
            parts.append(part)
        table = b"".join(b"%010d 00000 n \n" % place for place in places)
        count = len(places) + 1
        parts.append(b"xref\n0 %d\n0000000000 65535 f \n%s" % (count, table))
        parts.append(b"trailer\n<< /Size %d /Root %d 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (count, root, at))
        return b"".join(parts)


def one_page(raw: Raw, contents: bytes, resources: bytes = b"<< >>") -> bytes:
    """Write a file of one page."""
    return pages(raw, 1, contents, resources)


def pages(raw: Raw, count: int, contents: bytes, resources: bytes = b"<< >>") -> bytes:
    """Write a file of pages that are all alike."""
    tree = raw.add()
    box = b"/MediaBox [0 0 200 200] /TrimBox [0 0 200 200]"
    page = b"<< /Type /Page /Parent %d 0 R %s /Contents %s /Resources %s >>" % (tree, box, contents, resources)
    kids = [raw.add(page) for _ in range(count)]
    listed = b" ".join(b"%d 0 R" % kid for kid in kids)
    raw.put(tree, b"<< /Type /Pages /Count %d /Kids [%s] >>" % (count, listed))
    return raw.bytes(raw.add(b"<< /Type /Catalog /Pages %d 0 R >>" % tree))


def fonts_in_fonts(width: int = 40) -> bytes:
    """Name a font of drawn glyphs that uses itself, under many names."""
    raw = Raw()
    content, font, resources = raw.stream(b"0 g"), raw.add(), raw.add()
    names = b" ".join(b"/F%d %d 0 R" % (number, font) for number in range(width))
    raw.put(font, b"<< /Type /Font /Subtype /Type3 /CharProcs << >> /Resources %d 0 R >>" % resources)
    raw.put(resources, b"<< /Font << %s /Loose %s >> >>" % (names, FONT))
    return one_page(raw, b"%d 0 R" % content, b"%d 0 R" % resources)


def dictionaries_in_dictionaries(width: int = 12) -> bytes:
    """Name resources that are no objects of their own but lead to resources that lead back."""
    raw = Raw()
    content, resources = raw.stream(b"0 g"), raw.add()
    inside = b"<< /Type /Font /Subtype /Type3 /Resources %d 0 R >>" % resources
    raw.put(resources, b"<< /Font << %s >> >>" % b" ".join(b"/F%d %s" % (n, inside) for n in range(width)))
    return one_page(raw, b"%d 0 R" % content, b"%d 0 R" % resources)


def forms_in_forms(count: int = 60) -> bytes:
    """Draw forms each of which draws all forms, in sizes that differ."""
    raw = Raw()
    content = raw.stream(b"/X0 Do")
    resources = raw.add()
    draw = b" ".join(b"q 1.%03d 0 0 1 0 0 cm /X%d Do Q" % (number, number) for number in range(count))
    keys = b"/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources %d 0 R" % resources
    forms = [raw.stream(draw, keys) for _ in range(count)]
    names = b" ".join(b"/X%d %d 0 R" % (number, form) for number, form in enumerate(forms))
    raw.put(resources, b"<< /XObject << %s >> >>" % names)
    return one_page(raw, b"%d 0 R" % content, b"%d 0 R" % resources)


def patterns_in_patterns(count: int = 40) -> bytes:
    """Fill with patterns each of which is filled with all patterns, at widths that differ."""
    raw = Raw()
    content, resources = raw.stream(b"/Pattern cs /P0 scn 0 0 9 9 re f"), raw.add()
    fill = b" ".join(b"0.%03d w /Pattern cs /P%d scn 0 0 9 9 re B" % (n, n) for n in range(count))
    keys = b"/PatternType 1 /PaintType 1 /TilingType 1 /XStep 9 /YStep 9 /BBox [0 0 9 9] /Resources %d 0 R"
    made = [raw.stream(fill, keys % resources) for _ in range(count)]
    names = b" ".join(b"/P%d %d 0 R" % (number, pattern) for number, pattern in enumerate(made))
    raw.put(resources, b"<< /Pattern << %s >> >>" % names)
    return one_page(raw, b"%d 0 R" % content, b"%d 0 R" % resources)


def a_stream_named_often(times: int = 1000, size: int = 7_000_000) -> bytes:
    """Put one packed stream into a page's content a thousand times."""
    raw = Raw()
    content = raw.stream(b"% " + b"x" * size + b"\n", packed=True)
    return one_page(raw, b"[%s]" % (b"%d 0 R " % content * times))


def a_form_drawn_often(times: int = 1000, size: int = 7_000_000) -> bytes:
    """Draw one long form a thousand times, each time in another size."""
    raw = Raw()
    form = raw.stream(b"% " + b"x" * size + b"\n", b"/Subtype /Form /BBox [0 0 9 9]", packed=True)
    content = raw.stream(b" ".join(b"q 1.%04d 0 0 1 0 0 cm /X Do Q" % number for number in range(times)))
    return one_page(raw, b"%d 0 R" % content, b"<< /XObject << /X %d 0 R >> >>" % form)


def a_stream_on_many_pages(count: int = 2000, size: int = 200_000) -> bytes:
    """Show the same long drawing on many pages."""
    raw = Raw()
    content = raw.stream(b"q Q " * (size // 4), packed=True)
    return pages(raw, count, b"%d 0 R" % content)


def many_pages(count: int = 21_000) -> bytes:
    """Write as many pages as a telephone directory never had."""
    raw = Raw()
    content = raw.stream(b"0 0 0 1 k 0 0 9 9 re f")
    font = raw.add(FONT)
    return pages(raw, count, b"%d 0 R" % content, b"<< /Font << /F %d 0 R >> >>" % font)


def many_sizes(count: int = 2_000) -> bytes:
    """Write pages of which every second one has the same size."""
    raw = Raw()
    content, tree = raw.stream(b"0 g"), raw.add()
    page = b"<< /Type /Page /Parent %d 0 R /MediaBox [0 0 %d 200] /Contents %d 0 R /Resources << >> >>"
    kids = [raw.add(page % (tree, 200 + number % 2 * 50, content)) for number in range(count)]
    listed = b" ".join(b"%d 0 R" % kid for kid in kids)
    raw.put(tree, b"<< /Type /Pages /Count %d /Kids [%s] >>" % (count, listed))
    return raw.bytes(raw.add(b"<< /Type /Catalog /Pages %d 0 R >>" % tree))


def operators(drawing: bytes, size: int = 2_000_000) -> bytes:
    """Write one page of millions of instructions."""
    raw = Raw()
    content = raw.stream(drawing * (size // len(drawing)), packed=True)
    return one_page(raw, b"%d 0 R" % content)


def nested_pages(depth: int = 10_000) -> bytes:
    """Put the only page at the end of one long branch."""
    raw = Raw()
    content = raw.stream(b"0 g")
    nodes = [raw.add() for _ in range(depth)]
    page = raw.add(b"<< /Type /Page /MediaBox [0 0 9 9] /Contents %d 0 R /Parent %d 0 R >>" % (content, nodes[-1]))
    for node, parent, kid in zip(nodes, [nodes[0], *nodes], [*nodes[1:], page], strict=False):
        raw.put(node, b"<< /Type /Pages /Count 1 /Kids [%d 0 R] /Parent %d 0 R >>" % (kid, parent))
    return raw.bytes(raw.add(b"<< /Type /Catalog /Pages %d 0 R >>" % nodes[0]))


def objects(size: int = 20_000_000) -> bytes:
    """Write objects and nothing that says where they are."""
    return b"%PDF-1.7\n" + b"".join(b"%d 0 obj null endobj\n" % number for number in range(size // 25))


def an_unpacking_stream(size: int = 100_000_000) -> bytes:
    """Pack a long drawing into little."""
    packer = zlib.compressobj()
    parts = [packer.compress(b"q Q " * 250_000) for _ in range(size // 1_000_000)]
    data = b"".join((*parts, packer.flush()))
    raw = Raw()
    content = raw.add(b"<< /Length %d /Filter /FlateDecode >>\nstream\n%s\nendstream" % (len(data), data))
    return one_page(raw, b"%d 0 R" % content)


def an_old_unpacking_stream(rounds: int = 40) -> bytes:
    """Pack a drawing of blanks in the old way."""
    data = blanks_in_lzw(rounds)
    raw = Raw()
    content = raw.add(b"<< /Length %d /Filter /LZWDecode >>\nstream\n%s\nendstream" % (len(data), data))
    return one_page(raw, b"%d 0 R" % content)


def blanks_in_lzw(rounds: int, codes: int = 3835) -> bytes:
    """Pack blanks, seven millions in each round: a code stands for all that the code before did, and one more."""
    once = "".join(f"{code:0{min(12, (code + 1).bit_length())}b}" for code in range(258, 258 + codes))
    # A round starts with an empty list of codes and a single blank; a full list has codes of twelve bits.
    bits = "".join(f"{256:0{12 if number else 9}b}{32:09b}{once}" for number in range(rounds)) + f"{257:012b}"
    bits += "0" * (-len(bits) % 8)
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


def pages_in_a_circle() -> bytes:
    """Let the tree of pages lead back to its root."""
    raw = Raw()
    tree = raw.add()
    raw.put(tree, b"<< /Type /Pages /Count 9 /Kids [%d 0 R %d 0 R] >>" % (tree, tree))
    return raw.bytes(raw.add(b"<< /Type /Catalog /Pages %d 0 R >>" % tree))


def fonts(count: int = 10_000) -> bytes:
    """Name thousands of fonts that are not in the file."""
    raw = Raw()
    content = raw.stream(b"0 g")
    names = b" ".join(b"/F%d << /Type /Font /Subtype /Type1 /BaseFont /Font%d >>" % (n, n) for n in range(count))
    return one_page(raw, b"%d 0 R" % content, b"<< /Font << %s >> >>" % names)


def a_font_in_another_encoding() -> bytes:
    """Name a font in Latin-1, as old programs do."""
    raw = Raw()
    content = raw.stream(b"0 g")
    font = b"<< /Type /Font /Subtype /Type1 /BaseFont /Sch#F6nschrift >>"
    return one_page(raw, b"%d 0 R" % content, b"<< /Font << /F#FC %s >> >>" % font)


def a_font_with_an_escape() -> bytes:
    """Name a font after what clears a terminal."""
    raw = Raw()
    content = raw.stream(b"0 g")
    font = b"<< /Type /Font /Subtype /Type1 /BaseFont /A#1B#5B2J#9B#C2#9B >>"
    return one_page(raw, b"%d 0 R" % content, b"<< /Font << /F %s >> >>" % font)
