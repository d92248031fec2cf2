/** The parts of Python that the page brings along: beside it, or inside it where it is one file. */

/**
 * @typedef {object} PartList
 * @property {string} build
 * @property {Record<string, { file: string, size: number }>} parts each by its name; packed by gzip
 */

/** @returns {PartList} */
const list = () => JSON.parse(document.getElementById("quiltsmith-parts")?.textContent ?? "{}");

/** What is shown before Python is there, by language and address. */
let known = null;
export function snapshot() {
  known ??= JSON.parse(document.getElementById("quiltsmith-snapshot")?.textContent ?? "{}");
  return known;
}

/** The name of this build. */
export const buildName = () => list().build;

/**
 * Unpack a part as it comes; `came` hears of every piece of it.
 *
 * @param {string} name
 * @param {(bytes: number) => void} came
 * @returns {Promise<Response>}
 */
export async function part(name, came = () => {}) {
  const { file } = list().parts[name];
  const packed = document.getElementById(`part-${name}`);
  const stream = packed ? decoded(packed, came) : counted(await fetched(file), came);
  return new Response(stream.pipeThrough(new DecompressionStream("gzip")));
}

/**
 * The size of parts together, packed.
 *
 * @param {string[]} names
 */
export const sizeOf = (names) => names.reduce((sum, name) => sum + list().parts[name].size, 0);

/** @param {string} file */
async function fetched(file) {
  const answer = await fetch(file);
  if (!answer.ok || !answer.body) throw new Error(`${file}: ${answer.status}`);
  return answer.body;
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream
 * @param {(bytes: number) => void} came
 */
function counted(stream, came) {
  return stream.pipeThrough(
    new TransformStream({
      transform(piece, controller) {
        came(piece.length);
        controller.enqueue(piece);
      },
    }),
  );
}

const PIECE = 1 << 20; // characters of base64 at once: a multiple of four

/**
 * Read a part that stands in the page, piece by piece, so that the page can be used meanwhile.
 *
 * @param {HTMLElement} element
 * @param {(bytes: number) => void} came
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
function decoded(element, came) {
  const text = element.textContent ?? "";
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at >= text.length) {
        element.remove(); // it is not needed twice, and large
        controller.close();
        return;
      }
      const signs = atob(text.slice(at, at + PIECE));
      at += PIECE;
      const bytes = new Uint8Array(signs.length);
      for (let index = 0; index < signs.length; index += 1) bytes[index] = signs.charCodeAt(index);
      came(bytes.length);
      controller.enqueue(bytes);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    },
  });
}
