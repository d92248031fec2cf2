"""What print shops want to be told by a PDF: which PDF/X it is, and which inks and paper it is meant for."""

from __future__ import annotations

import hashlib
from io import BytesIO
from xml.sax.saxutils import escape

from pikepdf import Array, Dictionary, Name, Object, ObjectStreamMode, Pdf, Stream, String

from quiltsmith.render.output import PrintStandard

_REGISTRY = "http://www.color.org"
_VERSIONS = {"X-1a:2003": "1.4", "X-4": "1.6"}
"""The versions of PDF that the standards are built on."""
_NO_VERSION = ""
_INKS = 4
_XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{subject}</rdf:li></rdf:Alt></dc:description>
<pdf:Producer>{producer}</pdf:Producer>
<pdf:Keywords>{keywords}</pdf:Keywords>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/{pdfx}</pdfxid:GTS_PDFXVersion>
<xmp:CreatorTool>{creator}</xmp:CreatorTool>
<xmp:CreateDate>{date}</xmp:CreateDate>
<xmp:ModifyDate>{date}</xmp:ModifyDate>
<xmp:MetadataDate>{date}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:{id}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>"""


def finish_pdf(pdf: bytes, standard: PrintStandard) -> bytes:
    """Add output intent, page boxes, and for PDF/X its keys, to a PDF; the same bytes for the same PDF."""
    with Pdf.open(BytesIO(pdf)) as document:
        document.Root.OutputIntents = Array([_output_intent(document, standard)])
        for page in document.pages:
            _complete_boxes(page.obj)
        if standard.pdfx is not None:
            _claim(document, standard.pdfx, hashlib.sha256(pdf).hexdigest())
        out = BytesIO()
        document.save(
            out,
            deterministic_id=True,
            object_stream_mode=ObjectStreamMode.disable,
            force_version=_VERSIONS.get(standard.pdfx or "", _NO_VERSION),
            fix_metadata_version=False,
        )
        return out.getvalue()


def _output_intent(document: Pdf, standard: PrintStandard) -> Object:
    intent = Dictionary(
        Type=Name.OutputIntent,
        S=Name.GTS_PDFX,
        OutputConditionIdentifier=String(standard.condition),
        OutputCondition=String(standard.condition),
        RegistryName=String(_REGISTRY),
        Info=String(standard.condition),
    )
    if standard.profile is not None:
        profile = Stream(document, standard.profile.read_bytes())
        profile.N = _INKS
        intent.DestOutputProfile = document.make_indirect(profile)
    return document.make_indirect(intent)


def _complete_boxes(page: Object) -> None:
    """Say where a page is cut even where nothing is cut off: PDF/X does not take silence for an answer."""
    page.TrimBox = page.get("/TrimBox", page.MediaBox)
    page.BleedBox = page.get("/BleedBox", page.TrimBox)


def _claim(document: Pdf, pdfx: str, content: str) -> None:
    info = document.docinfo
    info.GTS_PDFXVersion = String(f"PDF/{pdfx}")
    # `Name.False_` would be another name.
    info.Trapped = Name("/False")
    words = {key: escape(str(info.get(f"/{key.title()}", ""))) for key in _FROM_INFO}
    identity = "-".join((content[:8], content[8:12], content[12:16], content[16:20], content[20:32]))
    packet = _XMP.format(pdfx=pdfx, date=_xmp_date(str(info.CreationDate)), id=identity, **words)
    metadata = Stream(document, packet.encode("utf-8"))
    metadata.Type, metadata.Subtype = Name.Metadata, Name.XML
    document.Root.Metadata = document.make_indirect(metadata)


_FROM_INFO = ("title", "author", "subject", "producer", "keywords", "creator")


def _xmp_date(date: str) -> str:
    """Turn `D:20000101000000+00'00'` into `2000-01-01T00:00:00Z`."""
    digits = date.removeprefix("D:")[:14]
    year, *rest = digits[:4], *(digits[start : start + 2] for start in range(4, 14, 2))
    month, day, hour, minute, second = rest
    return f"{year}-{month}-{day}T{hour}:{minute}:{second}Z"
