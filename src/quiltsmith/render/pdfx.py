"""What print shops want to be told by a PDF: which PDF/X it is, and which inks and paper it is meant for."""

from __future__ import annotations

from xml.sax.saxutils import escape

from quiltsmith.render.output import PrintStandard
from quiltsmith.render.pdf_objects import Entries, Name
from quiltsmith.render.reportlab_compat import CONTENT_ID, PdfObjects

_REGISTRY = "http://www.color.org"
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
<dc:creator><rdf:Seq><rdf:li>{producer}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{subject}</rdf:li></rdf:Alt></dc:description>
<pdf:Producer>{producer}</pdf:Producer>
<pdf:Keywords></pdf:Keywords>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/{pdfx}</pdfxid:GTS_PDFXVersion>
<xmp:CreatorTool>{producer}</xmp:CreatorTool>
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


def add_standard(objects: PdfObjects, standard: PrintStandard, title: str, subject: str, producer: str) -> None:
    """Add the output intent, and for PDF/X its keys; title and subject are those of the document."""
    objects.set_in_catalog({"OutputIntents": [objects.add(_output_intent(objects, standard))]})
    if standard.pdfx is None:
        return
    objects.set_in_info({"GTS_PDFXVersion": f"PDF/{standard.pdfx}"})
    packet = _XMP.format(
        pdfx=standard.pdfx,
        date=objects.date(),
        id=CONTENT_ID,
        title=escape(title),
        subject=escape(subject),
        producer=escape(producer),
    )
    metadata: Entries = {"Type": Name("Metadata"), "Subtype": Name("XML")}
    objects.set_in_catalog({"Metadata": objects.add(metadata, packet.encode("utf-8"))})


def _output_intent(objects: PdfObjects, standard: PrintStandard) -> Entries:
    intent: Entries = {
        "Type": Name("OutputIntent"),
        "S": Name("GTS_PDFX"),
        "OutputConditionIdentifier": standard.condition,
        "OutputCondition": standard.condition,
        "RegistryName": _REGISTRY,
        "Info": standard.condition,
    }
    if standard.profile is not None:
        intent["DestOutputProfile"] = objects.add({"N": _INKS}, standard.profile.read_bytes())
    return intent
