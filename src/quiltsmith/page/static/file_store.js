/** Where files are kept beyond a visit: a folder (the browser's own or the person's), or a database. */

const DATABASE = "quiltsmith";
const FILES = "files";
const SETTINGS = "settings";
const FOLDER = "folder";
const LARGEST = 5_000_000; // bytes; as large as any file that Python reads
const DEEPEST = 4;
const MOST = 2000;
const KNOWN = /\.(txt|ya?ml|csv|ttf|otf|png|jpe?g|svg)$/i;

/** @typedef {Map<string, string>} Stamps what a store has: for each name a text that is another once the file is */

/** Files in a folder: the origin's private one, or one that the person has opened. */
export class DirectoryStore {
  /** @param {FileSystemDirectoryHandle} root */
  constructor(root) {
    this.root = root;
    this.name = root.name;
  }

  /** @returns {Promise<Stamps>} */
  async list() {
    const found = new Map();
    await this.#walk(this.root, "", 1, found);
    return found;
  }

  /** @param {string} name */
  async read(name) {
    const file = await (await this.#file(name)).getFile();
    return { bytes: new Uint8Array(await file.arrayBuffer()), stamp: stampOf(file) };
  }

  /**
   * Write a file whole: until it is closed, the old one stays.
   *
   * @param {string} name
   * @param {Uint8Array<ArrayBuffer>} bytes
   */
  async write(name, bytes) {
    const handle = await this.#file(name, true);
    const writing = await handle.createWritable();
    try {
      await writing.write(bytes);
      await writing.close();
    } catch (error) {
      await writing.abort().catch(() => {});
      throw error;
    }
    return stampOf(await handle.getFile());
  }

  /** @param {string} name */
  async remove(name) {
    const parts = name.split("/");
    const folder = await this.#folder(parts.slice(0, -1), false);
    await folder.removeEntry(parts[parts.length - 1]);
  }

  /**
   * @param {FileSystemDirectoryHandle} folder
   * @param {string} before
   * @param {number} depth
   * @param {Stamps} found
   */
  async #walk(folder, before, depth, found) {
    for await (const [name, handle] of folder.entries()) {
      if (found.size >= MOST) return;
      if (name.startsWith(".")) continue;
      if (handle.kind === "directory") {
        if (depth < DEEPEST) await this.#walk(/** @type {any} */ (handle), `${before}${name}/`, depth + 1, found);
      } else if (KNOWN.test(name)) {
        const file = await /** @type {any} */ (handle).getFile().catch(() => null); // gone meanwhile
        if (file && file.size <= LARGEST) found.set(before + name, stampOf(file));
      }
    }
  }

  /**
   * @param {string} name
   * @param {boolean} create
   */
  async #file(name, create = false) {
    const parts = name.split("/");
    const folder = await this.#folder(parts.slice(0, -1), create);
    return folder.getFileHandle(parts[parts.length - 1], { create });
  }

  /**
   * @param {string[]} parts
   * @param {boolean} create
   */
  async #folder(parts, create) {
    let folder = this.root;
    for (const part of parts) folder = await folder.getDirectoryHandle(part, { create });
    return folder;
  }
}

/** @param {File} file */
const stampOf = (file) => `${file.lastModified} ${file.size}`;

/** Files in a database of the browser, for browsers without a file system, and for pages opened from a disk. */
export class DatabaseStore {
  name = "";

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
  }

  /** @returns {Promise<Stamps>} */
  async list() {
    const files = this.#files("readonly");
    const [names, values] = await Promise.all([done(files.getAllKeys()), done(files.getAll())]);
    return new Map(names.map((name, number) => [String(name), values[number].stamp]));
  }

  /** @param {string} name */
  read(name) {
    return done(this.#files("readonly").get(name));
  }

  /**
   * @param {string} name
   * @param {Uint8Array<ArrayBuffer>} bytes
   */
  async write(name, bytes) {
    const stamp = crypto.randomUUID();
    const files = this.#files("readwrite");
    await Promise.all([done(files.put({ bytes, stamp }, name)), ended(files.transaction)]);
    return stamp;
  }

  /** @param {string} name */
  async remove(name) {
    const files = this.#files("readwrite");
    await Promise.all([done(files.delete(name)), ended(files.transaction)]);
  }

  /** @param {IDBTransactionMode} mode */
  #files(mode) {
    return this.database.transaction(FILES, mode).objectStore(FILES);
  }
}

/** Nothing is kept: the browser allows neither. Files live as long as the page. */
export class NoStore {
  name = "";

  /** @type {Map<string, { bytes: Uint8Array<ArrayBuffer>, stamp: string }>} */
  #files = new Map();
  #number = 0;

  list() {
    return Promise.resolve(new Map([...this.#files].map(([name, { stamp }]) => [name, stamp])));
  }

  /** @param {string} name */
  read(name) {
    return Promise.resolve(this.#files.get(name));
  }

  /**
   * @param {string} name
   * @param {Uint8Array<ArrayBuffer>} bytes
   */
  write(name, bytes) {
    const stamp = String((this.#number += 1));
    this.#files.set(name, { bytes, stamp });
    return Promise.resolve(stamp);
  }

  /** @param {string} name */
  remove(name) {
    this.#files.delete(name);
    return Promise.resolve();
  }
}

/** Open the best store that the browser has for this page. */
export async function openStore() {
  return (await openPrivateFolder()) ?? (await openDatabaseStore()) ?? new NoStore();
}

async function openPrivateFolder() {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("quilts", { create: true });
    if (!("createWritable" in FileSystemFileHandle.prototype)) return null;
    const store = new DirectoryStore(folder);
    await store.list();
    return store;
  } catch {
    return null;
  }
}

async function openDatabaseStore() {
  try {
    const store = new DatabaseStore(await openDatabase());
    await store.list();
    return store;
  } catch {
    return null;
  }
}

/** Remember the folder that the person has opened, for the next visit; null forgets it. */
export async function rememberFolder(/** @type {FileSystemDirectoryHandle | null} */ handle) {
  try {
    const settings = (await openDatabase()).transaction(SETTINGS, "readwrite").objectStore(SETTINGS);
    await (handle ? done(settings.put(handle, FOLDER)) : done(settings.delete(FOLDER)));
  } catch {
    // Then it has to be chosen again.
  }
}

/** @returns {Promise<FileSystemDirectoryHandle | null>} */
export async function rememberedFolder() {
  try {
    const settings = (await openDatabase()).transaction(SETTINGS, "readonly").objectStore(SETTINGS);
    return (await done(settings.get(FOLDER))) ?? null;
  } catch {
    return null;
  }
}

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(FILES);
    opening.result.createObjectStore(SETTINGS);
  };
  return done(opening);
}

/**
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {IDBTransaction} transaction */
function ended(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(undefined);
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}
