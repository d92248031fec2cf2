/** Keeps one build of the page, whole. The builder writes `BUILT` before it: its name, and what it is made of. */
/* global BUILT */

const PREFIX = "quiltsmith ";
const CACHE = PREFIX + BUILT.build;
const worker = /** @type {any} */ (self);

/** What has its content in its name may come from the browser's own cache; the rest must be as it is now. */
const asRequest = (file) => new Request(file, { cache: /-[0-9a-f]{10}\./.test(file) ? "default" : "reload" });

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(BUILT.files.map(asRequest))));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

async function dropOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

worker.addEventListener("message", (event) => {
  if (event.data === "take over") worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
