/**
 * The pictures of boards, kept in the browser. They are too large for the place where drafts lie, which has room for
 * about fifty, and a server would forget them with its run while the drafts stay; a database takes them as they are.
 * There are no more than boards on the pile, which are bounded: pictures of boards that are gone are thrown away.
 */

const PLACE = "quiltsmith.scan";
const PICTURES = "pictures";
let base = null;

/**
 * Keep the bytes of a picture.
 *
 * @param {string} id
 * @param {Uint8Array} bytes
 */
export const keepPicture = (id, bytes) => inBase("readwrite", (pictures) => pictures.put(bytes, id));

/**
 * Give the bytes of a picture, or nothing.
 *
 * @param {string} id
 */
export const keptPicture = (id) => inBase("readonly", (pictures) => pictures.get(id));

/**
 * Throw away all pictures but these.
 *
 * @param {string[]} ids
 */
export async function keepOnly(ids) {
  const kept = (await inBase("readonly", (pictures) => pictures.getAllKeys())) ?? [];
  for (const id of kept.filter((one) => !ids.includes(one))) {
    await inBase("readwrite", (pictures) => pictures.delete(id));
  }
}

/**
 * @param {IDBTransactionMode} mode
 * @param {(pictures: IDBObjectStore) => IDBRequest} work
 */
async function inBase(mode, work) {
  try {
    base ??= opened();
    const transaction = (await base).transaction(PICTURES, mode);
    const asked = work(transaction.objectStore(PICTURES));
    return await new Promise((done, fail) => {
      transaction.oncomplete = () => done(asked.result);
      transaction.onabort = () => fail(transaction.error);
    });
  } catch {
    // Where a browser keeps nothing, a reload finds the boards without their photos.
    return undefined;
  }
}

function opened() {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(PLACE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(PICTURES);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}
