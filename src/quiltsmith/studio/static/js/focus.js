/**
 * The focus is never lost: when the element that had it is drawn anew, the one that has come in its place gets it; when
 * there is none, the page.
 */

const PATIENCE = 40; // milliseconds in which a page may put the focus where it wants it

/** @type {{ element: HTMLElement, key: string, around: Element[] } | null} */
let last = null;
let timer = 0;

/**
 * Watch over the focus of all pages; `main` gets it when nothing else is left.
 *
 * @param {HTMLElement} main
 */
export function keepFocus(main) {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement) last = { element: target, key: keyOf(target), around: ancestors(target) };
  });
  new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(() => isLost() && restore(main), PATIENCE);
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["hidden", "disabled"],
  });
}

const isLost = () =>
  last !== null && document.activeElement === document.body && !(last.element.isConnected && canHave(last.element));

/** @param {HTMLElement} element */
const canHave = (element) => element.checkVisibility() && !element.matches(":disabled");

/** @param {HTMLElement} main */
function restore(main) {
  const { key, around } = /** @type {NonNullable<typeof last>} */ (last);
  for (const place of around.filter((one) => one.isConnected)) {
    const found = [...place.querySelectorAll("button, a[href], input, select, textarea, [tabindex]")].find(
      (one) => one instanceof HTMLElement && keyOf(one) === key && canHave(one),
    );
    if (found instanceof HTMLElement) return found.focus({ preventScroll: true });
  }
  return main.focus({ preventScroll: true });
}

/**
 * What an element goes by: the same words on the same kind of element are the same one, drawn anew.
 *
 * @param {HTMLElement} element
 */
function keyOf(element) {
  const label = element.closest("label")?.textContent ?? "";
  const words = element.getAttribute("aria-label") ?? `${element.textContent} ${label}`;
  return [element.tagName, element.id, words.trim().slice(0, 80)].join("|");
}

/** @param {Element} element */
function ancestors(element) {
  const found = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) found.push(one);
  return found;
}
