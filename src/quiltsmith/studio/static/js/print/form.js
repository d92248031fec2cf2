/** A form for a command, made of what the command says about its own options. */

import { button, h, icon } from "../dom.js";
import { swatch } from "../pictures.js";
import { toSentence } from "../problems.js";
import { say, sayOr } from "../texts.js";
import { GROUPS } from "./groups.js";

const AT_MOST_SIDE_BY_SIDE = 24; // characters of all choices together; more become a list
const USUAL_DECK = "meadow";
const EXAMPLES = { size: "63x88mm", paper: "200x280mm", only: "patches" };
const OTHER = "\u0000other";
let titles = {};

/**
 * Build the form; `changed` hears all values after each change. What is usual has no value. `known` has the `files` of
 * the folder and the `titles` of shipped ones.
 */
export function buildForm(form, values, known, changed) {
  const { files } = known;
  titles = known.titles;
  const state = { ...values };
  for (const field of form.fields) {
    if (field.is_needed && !state[field.name]) state[field.name] = usualName(field, files);
    // A booklet takes its time: the first look is at one puzzle.
    if (field.name === "count" && field.default === null && !(field.name in state)) state.count = 1;
    // Without a number each look would show another one.
    if (field.name === "seed" && field.default === null && !(field.name in state)) {
      state.seed = 1 + Math.floor(Math.random() * 9999);
    }
  }
  const set = (field, value) => {
    if (value === null || value === "" || value === field.default) delete state[field.name];
    else state[field.name] = value;
    changed({ ...state });
  };
  const groups = GROUPS.map((group) => {
    const fields = form.fields.filter((field) => field.group === group.name);
    return fields.length > 0 && drawGroup(group, fields, state, files, set);
  });
  const element = h(
    "form",
    { class: "panel print-form", onsubmit: (event) => event.preventDefault() },
    groups,
    h(
      "div",
      { class: "print-reset" },
      button(say("print.reset"), {
        kind: "bare",
        icon: "undo",
        onclick: () => {
          for (const name of Object.keys(state)) delete state[name];
          const fresh = buildForm(form, {}, known, changed);
          element.replaceWith(fresh.element);
          changed(fresh.values());
        },
      }),
    ),
  );
  return { element, values: () => ({ ...state }), mark: (error) => markFields(error) };
}

/**
 * Say at its fields what is wrong with their values, or nothing; tell whether there is such a field.
 *
 * @param {any} error
 */
function markFields(error) {
  for (const old of document.querySelectorAll(".print-wrong")) old.remove();
  for (const old of document.querySelectorAll(".print-form [aria-invalid]")) old.removeAttribute("aria-invalid");
  const found = (error?.fields ?? []).map((name) => document.getElementById(`print-${name}`)).filter(Boolean);
  for (const [number, field] of found.entries()) {
    field.setAttribute("aria-invalid", "true");
    field.closest("details")?.setAttribute("open", "");
    if (number > 0) continue;
    const said = h("p", { class: "print-wrong small", role: "alert" }, toSentence(error.atField));
    field.closest(".print-row")?.append(said);
  }
  return found.length > 0;
}

function drawGroup(group, fields, state, files, set) {
  const rows = fields.map((field) =>
    drawRow(field, state[field.name] ?? field.default, files, (value) => set(field, value)),
  );
  const isOpen = group.open || fields.some((field) => field.name in state);
  return h(
    "details",
    { class: "print-group", open: isOpen },
    h("summary", {}, icon("right"), h("h2", {}, say(`print.group_${group.name}`))),
    h("div", { class: "print-rows" }, rows),
  );
}

function drawRow(field, value, files, set) {
  const id = `print-${field.name}`;
  const words = say(`print.option_${field.name}`);
  const isNumber = field.kind === "whole" && field.default === null;
  const help = sayOr(`print.help_${field.name}`, isNumber ? sayOr(`print.usual_${field.name}`, "") : "");
  const input = drawInput(field, value, files, set, id, words);
  const label = input.matches("fieldset")
    ? h("span", { class: "print-label", "aria-hidden": "true" }, words)
    : h("label", { class: "print-label", for: id }, words);
  return h(
    "div",
    {
      class: `print-row ${input.matches(".switch") ? "on-off" : ""} ${input.classList.contains("wide") ? "wide" : ""}`,
    },
    label,
    input,
    help && h("p", { class: "print-help muted small" }, help),
  );
}

function drawInput(field, value, files, set, id, words) {
  if (field.name === "theme") return drawThemes(field, value, files, set, words);
  if (field.kind === "switch" && field.default !== null) {
    return h("input", {
      type: "checkbox",
      class: "switch",
      role: "switch",
      id,
      checked: Boolean(value),
      onchange: (event) => set(event.target.checked),
    });
  }
  if (field.kind === "switch") {
    return drawSegments(
      field,
      [
        ["", usual(field)],
        [true, say("print.yes")],
        [false, say("print.no")],
      ],
      value,
      set,
      words,
    );
  }
  if (field.kind === "choice") {
    const choices = field.known.map((known) => [known, wordFor(field, known)]);
    if (field.default === null) choices.unshift(["", usual(field)]);
    const length = choices.reduce((sum, [, one]) => sum + one.length + 2, 0);
    return length <= AT_MOST_SIDE_BY_SIDE
      ? drawSegments(field, choices, value, set, words)
      : drawSelect(choices, value, set, id);
  }
  if (field.kind === "whole") return drawStepper(field, value, set, id);
  if (field.kind === "number") {
    return drawText(value, (text) => set(text === "" ? null : Number(text)), id, {
      type: "number",
      step: "any",
      placeholder: usual(field),
    });
  }
  if (field.known.length > 0 || field.kind === "name") return drawNames(field, value, files, set, id);
  return drawText(value, set, id, {
    type: "text",
    maxlength: 200,
    placeholder: field.default === null ? usual(field) : "",
  });
}

/** What a field does that is left alone. */
const usual = (field) => sayOr(`print.usual_${field.name}`, say("print.usual"));
const wordFor = (field, name) => titles[field.names]?.[name] ?? sayOr(`print.choice_${field.name}_${name}`, name);

function drawSegments(field, choices, value, set, words) {
  const name = `print-${field.name}`;
  const now = value === null ? "" : value;
  return h(
    "fieldset",
    { class: "segments", "aria-label": words },
    choices.map(([one, shown], number) =>
      h(
        "span",
        {},
        h("input", {
          type: "radio",
          name,
          id: `${name}-${number}`,
          checked: String(one) === String(now),
          onchange: () => set(one),
        }),
        h("label", { for: `${name}-${number}` }, shown),
      ),
    ),
  );
}

function drawSelect(choices, value, set, id) {
  return h(
    "span",
    { class: "select" },
    h(
      "select",
      { class: "field", id, onchange: (event) => set(event.target.value) },
      choices.map(([one, shown]) => h("option", { value: one, selected: String(one) === String(value ?? "") }, shown)),
    ),
    icon("down"),
  );
}

/** A list of names: those that are shipped, those of the folder, and for sizes one to type. */
function drawNames(field, value, files, set, id) {
  const own = files
    .filter((file) => file.kind === field.names)
    .map((file) => [file.name, `${file.title} (${file.name})`]);
  const choices = [...field.known.map((known) => [known, wordFor(field, known)]), ...own];
  if (field.default === null && !field.is_needed) choices.unshift(["", usual(field)]);
  if (field.kind === "name") {
    if (value && !choices.some(([one]) => one === value)) choices.push([value, value]);
    return drawSelect(choices, value, set, id);
  }
  const isOther = Boolean(value) && !choices.some(([one]) => one === value);
  const typed = drawText(isOther ? value : "", set, `${id}-other`, {
    type: "text",
    placeholder: EXAMPLES[field.name] ?? "",
    "aria-label": say("print.other"),
  });
  typed.hidden = !isOther;
  const select = drawSelect(
    [...choices, [OTHER, say("print.other")]],
    isOther ? OTHER : value,
    (one) => {
      typed.hidden = one !== OTHER;
      if (one === OTHER) typed.focus();
      else set(one);
    },
    id,
  );
  return h("div", { class: "print-other" }, select, typed);
}

function drawText(value, set, id, given) {
  return h("input", {
    class: "field",
    id,
    value: value ?? "",
    autocomplete: "off",
    ...given,
    oninput: (event) => set(event.target.value),
  });
}

function drawStepper(field, value, set, id) {
  const least = field.least ?? 0;
  const most = field.most ?? 1_000_000_000;
  const input = h("input", {
    type: "number",
    id,
    min: least,
    max: most,
    step: 1,
    value: value ?? "",
    placeholder: "–",
    inputmode: "numeric",
    oninput: () => (input.value === "" ? set(null) : input.checkValidity() && set(Number(input.value))),
  });
  const step = (by) => {
    const now = input.value === "" ? least - 1 : Number(input.value);
    input.value = String(Math.min(most, Math.max(least, now + by)));
    set(Number(input.value));
  };
  return h(
    "span",
    { class: "stepper" },
    h("button", { type: "button", "aria-label": say("print.less"), onclick: () => step(-1) }, icon("less")),
    input,
    h("button", { type: "button", "aria-label": say("print.more"), onclick: () => step(1) }, icon("more")),
  );
}

/** Themes as pieces of their fabrics. */
function drawThemes(field, value, files, set, words) {
  const own = files.filter((file) => file.kind === "theme").map((file) => file.name);
  const first = ["quilt", "paper"].filter((name) => field.known.includes(name));
  const names = [...first, ...field.known.filter((name) => !first.includes(name))];
  const choices = field.default ? [...names, ...own] : ["", ...names, ...own];
  const now = value ?? "";
  return h(
    "fieldset",
    { class: "themes wide", "aria-label": words },
    choices.map((theme, number) => {
      const id = `print-theme-${number}`;
      const strip = theme
        ? h(
            "span",
            { class: "theme-strip", "aria-hidden": "true" },
            [0, 1, 8].map((fabric) => swatch(fabric, { theme })),
          )
        : h("span", { class: "theme-strip usual", "aria-hidden": "true" }, icon("spark"));
      return h(
        "span",
        {},
        h("input", { type: "radio", name: "print-theme", id, checked: theme === now, onchange: () => set(theme) }),
        h("label", { for: id }, strip, theme ? wordFor(field, theme) : usual(field)),
      );
    }),
  );
}

function usualName(field, files) {
  const wanted = field.suggested ?? USUAL_DECK;
  return field.known.includes(wanted)
    ? wanted
    : (field.known[0] ?? files.find((file) => file.kind === field.names)?.name ?? "");
}
