/** A deck, deal or sheet inside a link: the text itself, packed, behind `#share=`. Nothing is sent to open it. */

const MARK = "#share=";
const LARGEST = 1_000_000; // bytes of a text; more is no file that somebody would share so

/**
 * Give the part of a link that holds a file.
 *
 * @param {string} name
 * @param {string} text
 */
export async function sharedPart(name, text) {
  const packed = await piped(new TextEncoder().encode(`${name}\n${text}`), new CompressionStream("deflate-raw"));
  const signs = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return MARK + btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Tell whether the part of an address behind its page holds a file.
 *
 * @param {string} hash
 */
export const isShared = (hash) => hash.startsWith(MARK);

/**
 * Read the file that a link holds; a link that was cut off or changed is refused.
 *
 * @param {string} hash
 * @returns {Promise<{ name: string, text: string }>}
 */
export async function sharedFile(hash) {
  const signs = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
  const packed = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  const bytes = await piped(packed, new DecompressionStream("deflate-raw"));
  const whole = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  const end = whole.indexOf("\n");
  if (end < 1) throw new Error("no name");
  return { name: whole.slice(0, end), text: whole.slice(end + 1) };
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} through
 */
async function piped(bytes, through) {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const pieces = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) throw new Error("too large");
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
