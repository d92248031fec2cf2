/** The page that prints: what to print, its options as a form, all pages to look at, and files to keep. */

import { ask } from "../api.js";
import { fill, h, icon } from "../dom.js";
import { buildForm } from "../print/form.js";
import { buildPreflight } from "../print/preflight.js";
import { buildPreview } from "../print/preview.js";
import { address } from "../router.js";
import { keep, kept } from "../settings.js";
import { say } from "../texts.js";

export const title = "frame.print";

const PREFLIGHT = "preflight";
const SIGNS = {
  pad: "page",
  cards: "cards",
  tiles: "tiles",
  boards: "board",
  checker: "info",
  kit: "spark",
  deal: "puzzle",
  challenge: "star",
  calibrate: "target",
};

export async function show(root, { parts, query }) {
  const { forms, ...known } = await ask("/api/print/forms");
  const chosen =
    parts[0] === PREFLIGHT
      ? PREFLIGHT
      : (forms.find((form) => form.name === (parts[0] ?? kept("print-command"))) ?? forms[0]);
  fill(root, menu(forms, chosen === PREFLIGHT ? PREFLIGHT : chosen.name));
  requestAnimationFrame(() =>
    root.querySelector(".print-menu [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" }),
  );
  if (chosen === PREFLIGHT) {
    root.classList.add("with-preflight");
    return buildPreflight(root, known.titles.preset);
  }
  keep("print-command", chosen.name);
  // A filled sheet is printed as it is, whatever was wished for last time.
  const values = query.filled ? given(chosen, query) : { ...recalled(chosen), ...given(chosen, query) };
  const preview = buildPreview(chosen.name, (error) => form.mark(error));
  const form = buildForm(chosen, values, known, (changed) => {
    keep(`print-${chosen.name}`, JSON.stringify({ ...changed, filled: undefined }));
    preview.show(changed);
  });
  root.append(form.element, preview.element);
  preview.show(form.values());
  return () => preview.leave();
}

function menu(forms, current) {
  const link = (name, drawn) =>
    h(
      "a",
      { href: address("print", [name]), "aria-current": name === current ? "page" : null },
      icon(drawn),
      say(`print.command_${name}`),
    );
  return h(
    "nav",
    { class: "print-menu", "aria-label": say("print.what") },
    h("h1", {}, say("frame.print")),
    forms.map((form) => link(form.name, SIGNS[form.name] ?? "print")),
    h("hr", { class: "seam" }),
    link(PREFLIGHT, "check"),
  );
}

/** What was typed last time for this command, as far as it still has such options. */
function recalled(form) {
  try {
    const found = JSON.parse(kept(`print-${form.name}`) ?? "{}");
    return Object.fromEntries(
      form.fields.filter((field) => field.name in found).map((field) => [field.name, found[field.name]]),
    );
  } catch {
    return {};
  }
}

/** What the address says, such as the deck that another page wants printed. */
function given(form, query) {
  return Object.fromEntries(
    form.fields.filter((field) => field.name in query).map((field) => [field.name, query[field.name]]),
  );
}
