/** What the page is made of, and under which licences. */

import { button, h } from "../../studio/static/js/dom.js";
import { say } from "../../studio/static/js/texts.js";
import { buildName, part } from "./parts.js";

/** Show it as a dialog. */
export async function showAbout() {
  /** @type {{ name: string, version: string, licence: string, source: string, text: string }[]} */
  const made = await (await part("licences")).json();
  const parts = made.map(({ name, version, licence, source, text }) =>
    h(
      "details",
      {},
      h("summary", {}, h("b", {}, `${name} ${version}`), ` – ${licence}`),
      h("p", {}, say("page.source"), " ", h("code", {}, source)),
      h("pre", {}, text),
    ),
  );
  const dialog = h(
    "dialog",
    { class: "page-about", "aria-label": say("page.about"), onclose: () => dialog.remove() },
    h("h2", {}, say("page.about")),
    h("p", {}, say("page.unofficial")),
    h("p", {}, say("page.private")),
    h("p", { class: "muted small" }, say("page.build", { build: buildName() })),
    h("h3", {}, say("page.made_of")),
    parts,
    button(say("page.close"), { kind: "main", onclick: () => dialog.close() }),
  );
  document.body.append(dialog);
  dialog.showModal();
}
