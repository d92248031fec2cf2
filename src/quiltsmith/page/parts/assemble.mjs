/**
 * What the builder of the page needs node for: bundling scripts, and compiling Python for the browser's Python.
 *
 *     node assemble.mjs scripts SOURCE TARGET     app.js and worker.js of the folder quiltsmith/page/static
 *     node assemble.mjs python FOLDER...          folders of Python as zips of compiled modules and data, beside them
 *
 * It runs in the folder into which `npm ci` has put what package-lock.json names.
 */

import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";

const PACK = `
import io, py_compile, zipfile
from pathlib import Path

KEEP_DOCSTRINGS = ("quiltsmith/", "pyodide/", "_pyodide/")  # help is made of ours
NO_DATE = (1980, 1, 1, 0, 0, 0)
packed = io.BytesIO()
with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
    for path in sorted(path for path in Path(root).rglob("*") if path.is_file()):
        name = path.relative_to(root).as_posix()
        if path.suffix == ".py":
            py_compile.compile(
                str(path), "/compiled.pyc", name, doraise=True,
                optimize=0 if name.startswith(KEEP_DOCSTRINGS) else 2,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
            name, data = name + "c", Path("/compiled.pyc").read_bytes()
        else:
            data = path.read_bytes()
        archive.writestr(zipfile.ZipInfo(name, NO_DATE), data)
Path("/bundle.zip").write_bytes(packed.getvalue())
`;

const [what, ...paths] = process.argv.slice(2);
await { scripts, python }[what](...paths);

async function scripts(source, target) {
  const { build } = await import("esbuild");
  const modules = resolve("node_modules");
  const insteadOfServer = {
    name: "page host",
    setup(building) {
      building.onResolve({ filter: /\/host\.js$/ }, () => ({ path: join(resolve(source), "page_host.js") }));
    },
  };
  const shared = { bundle: true, minify: true, nodePaths: [modules], logLevel: "warning", legalComments: "none" };
  await build({
    ...shared,
    entryPoints: [join(source, "main.js")],
    outfile: join(target, "app.js"),
    format: "esm",
    target: "es2022",
    plugins: [insteadOfServer],
  });
  await build({
    ...shared,
    entryPoints: [join(source, "worker.js")],
    outfile: join(target, "worker.js"),
    format: "iife",
    target: "es2022",
    external: ["node:*", "ws"],
    define: { "import.meta.url": JSON.stringify("https://quiltsmith.invalid/pyodide.asm.mjs") },
  });
}

async function python(...folders) {
  const { loadPyodide } = await import("pyodide");
  // Without the columns of every instruction, which nobody sees here, modules are a fifth smaller.
  const py = await loadPyodide({ packages: [], env: { PYTHONNODEBUGRANGES: "1" } });
  for (const [number, folder] of folders.entries()) {
    const root = `/folder${number}`;
    py.FS.mkdirTree(root);
    py.FS.mount(py.FS.filesystems.NODEFS, { root: resolve(folder) }, root);
    py.globals.set("root", root);
    py.runPython(PACK);
    writeFileSync(`${folder}.zip`, py.FS.readFile("/bundle.zip"));
  }
}
