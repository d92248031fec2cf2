/** A link that holds a deck, a deal or a sheet: to copy, and as a code where it fits. */

import { send } from "../../studio/static/js/api.js";
import { button, fill, h } from "../../studio/static/js/dom.js";
import { codePicture } from "../../studio/static/js/code_picture.js";
import { sharedPart } from "../../studio/static/js/share.js";
import { tell } from "../../studio/static/js/status.js";
import { say } from "../../studio/static/js/texts.js";

const LONGEST_CODE = 1200; // characters that the camera of a phone still reads from a screen

/**
 * A button that makes a link of a file.
 *
 * @param {() => { name: string, text: string } | Promise<{ name: string, text: string }>} file
 */
export function shareButton(file) {
  const made = button(say("page.share"), {
    icon: "share",
    kind: "soft page-share",
    onclick: async () => {
      try {
        const { name, text } = await file();
        showLink(location.href.split("#")[0] + (await sharedPart(name, text)));
      } catch (error) {
        tell(error.message);
      }
    },
  });
  return made;
}

/** @param {string} link */
function showLink(link) {
  const field = h("input", { class: "field", readonly: true, value: link, "aria-label": say("page.link") });
  const code = h("div", { class: "page-code" });
  const dialog = h(
    "dialog",
    { class: "page-link", "aria-label": say("page.share"), onclose: () => dialog.remove() },
    h("h2", {}, say("page.share")),
    h("p", {}, say("page.share_how")),
    location.protocol === "file:" && h("p", { class: "muted" }, say("page.share_file")),
    h(
      "div",
      { class: "row" },
      field,
      button(say("page.copy"), {
        kind: "main",
        icon: "copy",
        onclick: async () => {
          field.select();
          await navigator.clipboard.writeText(link);
          tell(say("page.copied"));
        },
      }),
    ),
    code,
    button(say("page.close"), { kind: "bare", onclick: () => dialog.close() }),
  );
  document.body.append(dialog);
  dialog.showModal();
  field.select();
  if (link.length <= LONGEST_CODE) {
    send("/api/code", { text: link }).then(
      ({ rows }) => fill(code, codePicture(rows, say("page.code"))),
      () => {},
    );
  }
}
