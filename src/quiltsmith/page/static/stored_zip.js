/** Zips whose files are stored as they are: those of the builder, and no others. */

const END = 22; // bytes of the last record: the builder writes no comment
const ENTRY = 46;
const HEADER = 30;

/**
 * Put the files of a zip into Python's file system. They stay where they are in memory, so that this takes no time.
 *
 * @param {any} FS the file system of Emscripten
 * @param {Uint8Array<ArrayBuffer>} zip
 * @param {string} root
 */
export function unpack(FS, zip, root) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const text = new TextDecoder();
  const folders = new Set();
  const number = view.getUint16(zip.length - END + 10, true);
  let at = view.getUint32(zip.length - END + 16, true);
  for (let done = 0; done < number; done += 1) {
    const size = view.getUint32(at + 24, true);
    const nameSize = view.getUint16(at + 28, true);
    const header = view.getUint32(at + 42, true);
    const name = text.decode(zip.subarray(at + ENTRY, at + ENTRY + nameSize));
    const start = header + HEADER + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const path = `${root}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.createDataFile(folder, path.slice(folder.length + 1), zip.subarray(start, start + size), true, true, true);
    at += ENTRY + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
