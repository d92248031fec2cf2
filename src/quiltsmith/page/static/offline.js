/** The page without a network: a service worker keeps one build of it, whole. */

import { button, h } from "../../studio/static/js/dom.js";
import { say } from "../../studio/static/js/texts.js";

/** Keep this build for the next visit; one file, and pages from a disk, need nobody to keep them. */
export async function registerServiceWorker() {
  if (!location.protocol.startsWith("http") || !document.querySelector("link[rel=manifest]")) return;
  try {
    const registration = await navigator.serviceWorker.register("service-worker.js");
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && navigator.serviceWorker.controller) offer(coming);
      });
    });
  } catch (error) {
    console.warn(error); // private windows have none
  }
}

/**
 * Offer a newer build: the old one goes on until the person agrees, so that two are never mixed.
 *
 * @param {ServiceWorker} coming
 */
function offer(coming) {
  if (document.querySelector(".page-update")) return;
  const take = button(say("page.update_take"), {
    kind: "main",
    onclick: () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      coming.postMessage("take over");
    },
  });
  const later = button(say("page.update_later"), { kind: "bare", onclick: () => element.remove() });
  const element = h("div", { class: "page-update", role: "status" }, h("span", {}, say("page.update")), take, later);
  document.body.append(element);
}
