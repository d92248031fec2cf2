/** Python's files and those of the store, kept alike: Python works on a folder in memory, the store outlives it. */

/**
 * @typedef {object} Store
 * @property {string} name
 * @property {() => Promise<import("./file_store.js").Stamps>} list
 * @property {(name: string) => Promise<{ bytes: Uint8Array<ArrayBuffer>, stamp: string } | undefined>} read
 * @property {(name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<string>} write
 * @property {(name: string) => Promise<unknown>} remove
 */

const FRESH = 500; // milliseconds in which a look at the store is good for questions that change nothing

/** Something that the store could not keep; Python's file is again as the store has it. */
export class NotKeptError extends Error {}

export class MirroredFiles {
  /** What the store had when both were last alike. */
  #stamps = new Map();
  /** The nodes of Python's file system that are in the store, with the time of their last change. */
  #kept = new Map();
  #pulled = -Infinity;

  /**
   * @param {any} FS the file system of Emscripten
   * @param {string} root
   * @param {Store} store
   */
  constructor(FS, root, store) {
    this.FS = FS;
    this.root = root;
    this.store = store;
    FS.mkdirTree(root);
  }

  /** Bring what others have changed, unless that was done just now. */
  async pullSometimes() {
    if (performance.now() - this.#pulled > FRESH) await this.pull();
  }

  /** Bring what others have changed in the store: other tabs, other programs. */
  async pull() {
    const found = await this.store.list();
    this.#pulled = performance.now();
    for (const [name, stamp] of found) {
      if (this.#stamps.get(name) !== stamp) await this.#bring(name);
    }
    for (const name of [...this.#stamps.keys()]) {
      if (!found.has(name)) this.#drop(name);
    }
  }

  /** Take what Python has written into the store, whole files only; returns whether anything was. */
  async push() {
    const seen = new Set();
    let hasChanged = false;
    for (const [name, node] of this.#walk("")) {
      seen.add(name);
      const kept = this.#kept.get(name);
      if (kept && kept.node === node && kept.time === node.mtime) continue;
      hasChanged = true;
      try {
        this.#stamps.set(name, await this.store.write(name, this.FS.readFile(this.#path(name))));
        this.#kept.set(name, { node, time: node.mtime });
      } catch (error) {
        await this.#restore(name);
        throw new NotKeptError(String(error?.message ?? error), { cause: error });
      }
    }
    for (const name of [...this.#stamps.keys()].filter((known) => !seen.has(known))) {
      hasChanged = true;
      await this.store.remove(name).catch(() => {}); // gone already
      this.#stamps.delete(name);
      this.#kept.delete(name);
    }
    return hasChanged;
  }

  /**
   * Work with another store from now on; Python sees its files only.
   *
   * @param {Store} store
   */
  async change(store) {
    for (const name of [...this.#walk("")].map(([found]) => found)) this.FS.unlink(this.#path(name));
    this.#stamps.clear();
    this.#kept.clear();
    this.store = store;
    await this.pull();
  }

  /** All files, for a worker that starts with them. */
  all() {
    return [...this.#walk("")].map(([name]) => ({ name, bytes: this.FS.readFile(this.#path(name)) }));
  }

  /** @param {string} name */
  async #bring(name) {
    let read;
    try {
      read = await this.store.read(name);
    } catch {
      return; // gone meanwhile
    }
    if (read) this.#write(name, read.bytes, read.stamp);
  }

  /**
   * @param {string} name
   * @param {Uint8Array} bytes
   * @param {string} stamp
   */
  #write(name, bytes, stamp) {
    const path = this.#path(name);
    this.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    this.FS.writeFile(path, bytes);
    const { node } = this.FS.lookupPath(path);
    this.#stamps.set(name, stamp);
    this.#kept.set(name, { node, time: node.mtime });
  }

  /** @param {string} name */
  #drop(name) {
    this.#stamps.delete(name);
    this.#kept.delete(name);
    try {
      this.FS.unlink(this.#path(name));
    } catch {
      // Python has removed it too.
    }
  }

  /**
   * Let Python have what the store has, after a file could not be kept.
   *
   * @param {string} name
   */
  async #restore(name) {
    const known = this.#stamps.has(name);
    this.#drop(name);
    if (known) await this.#bring(name);
  }

  /** @param {string} name */
  #path(name) {
    return `${this.root}/${name}`;
  }

  /**
   * @param {string} before
   * @returns {Generator<[string, any]>}
   */
  *#walk(before) {
    const folder = before ? this.#path(before.slice(0, -1)) : this.root;
    for (const part of this.FS.readdir(folder)) {
      if (part.startsWith(".")) continue;
      const { node } = this.FS.lookupPath(`${folder}/${part}`);
      if (this.FS.isDir(node.mode)) yield* this.#walk(`${before}${part}/`);
      else yield [`${before}${part}`, node];
    }
  }
}
