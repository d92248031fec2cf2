import assert from "node:assert/strict";
import { test } from "node:test";

import { loadFrame, serve } from "./setup.mjs";

const { ask, sendWhenThere } = await import("../../../src/quiltsmith/studio/static/js/api.js");

test("what found no studio is sent again, also when the studio is there again at once", async () => {
  await loadFrame();
  let isGone = true;
  const asked = serve((path) => {
    if (path === "/api/file/save" && isGone) {
      isGone = false;
      throw new TypeError("Failed to fetch");
    }
    return { path };
  });
  // The other answer comes before anybody has begun to wait for it.
  const [saved] = await Promise.all([sendWhenThere("/api/file/save", { name: "meadow.yaml" }), ask("/api/home")]);
  assert.equal(saved.path, "/api/file/save");
  assert.deepEqual(
    asked.map((one) => one.path),
    ["/api/file/save", "/api/home", "/api/file/save"],
  );
});
