"""The one page that phones get: it chooses or takes photos and sends them, and can do nothing else."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape

from quiltsmith.talk.saying import say, talk_language

_STYLE = """
body { margin: 0; padding: 24px; font: 18px/1.4 system-ui, sans-serif; background: #faf5ec; color: #2b2622; }
h1 { color: #9c3d00; margin: 0 0 8px; }
label { display: block; margin: 24px 0; padding: 28px 16px; text-align: center; font-weight: 700; font-size: 22px;
  color: #fff; background: #9c3d00; border-radius: 18px; }
input { position: absolute; width: 1px; height: 1px; opacity: 0; }
input:focus + span { text-decoration: underline; }
li { margin: 8px 0; }
small { color: #665c54; }
"""
_SCRIPT = """
const input = document.querySelector("input"), list = document.querySelector("ul"), words = document.body.dataset;
input.addEventListener("change", async () => {
  const files = [...input.files];
  input.value = "";
  for (const file of files) {
    const line = document.createElement("li");
    line.textContent = words.sending;
    list.prepend(line);
    try {
      const type = file.type || "application/octet-stream";
      const sent = { method: "POST", body: file, headers: { "content-type": type } };
      const answer = await fetch(location.pathname, sent);
      line.textContent = await answer.text();
    } catch {
      line.textContent = words.gone;
    }
  }
});
"""


def _digest(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()


POLICY = (
    f"default-src 'none'; script-src 'sha256-{_digest(_SCRIPT)}'; style-src 'sha256-{_digest(_STYLE)}'; "
    "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
"""Only this script and this style: nothing else is loaded, from wherever."""


def phone_page() -> str:
    """Write the page in the language of the phone."""
    texts = {
        "sending": say("sending …"),
        "gone": say("the studio cannot be reached; is it still open, and the phone in the same network?"),
    }
    told = " ".join(f'data-{name}="{escape(text)}"' for name, text in texts.items())
    return (
        f'<!doctype html><html lang="{talk_language()}"><meta charset="utf-8"><title>quiltsmith</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style><body {told}><h1>{escape(say('Photos for the studio'))}</h1>"
        f"<p>{escape(say('From above, the whole frame of the board with its letters and numbers.'))}</p>"
        '<label><input type="file" accept="image/*" multiple>'
        f"<span>{escape(say('Take or choose photos'))}</span></label>"
        '<ul role="status"></ul>'
        f"<small>{escape(say('This page can only send photos to your own computer.'))}</small>"
        f"<script>{_SCRIPT}</script></body></html>"
    )
