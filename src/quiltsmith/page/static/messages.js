/** Questions and answers between a page and its workers. */

/**
 * Answer questions that come as messages, and ask over there; `heard` takes what is told without being asked.
 *
 * @param {{ postMessage: Function, addEventListener: Function }} other
 * @param {Record<string, (given: any) => any>} questions
 * @param {Record<string, (what: any) => void>} heard
 */
export function messagePort(other, questions, heard = {}) {
  const waiting = new Map();
  let last = 0;

  async function answer(number, name, given) {
    try {
      other.postMessage({ answered: number, value: await questions[name](given) });
    } catch (error) {
      other.postMessage({ answered: number, failure: String(error?.message ?? error), kind: error?.name ?? "" });
    }
  }

  other.addEventListener("message", ({ data }) => {
    if ("asked" in data) answer(data.asked, data.name, data.given);
    else if ("told" in data) heard[data.told]?.(data.what);
    else {
      const { resolve, reject } = waiting.get(data.answered);
      waiting.delete(data.answered);
      if ("failure" in data) reject(Object.assign(new Error(data.failure), { kind: data.kind }));
      else resolve(data.value);
    }
  });

  return {
    /**
     * Ask, and get a promise of the answer.
     *
     * @param {string} name
     * @param {any} given
     * @returns {Promise<any>}
     */
    ask(name, given = {}) {
      last += 1;
      const number = last;
      other.postMessage({ asked: number, name, given });
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
      });
    },

    /**
     * Tell something that was not asked.
     *
     * @param {string} told
     * @param {any} what
     */
    tell(told, what) {
      other.postMessage({ told, what });
    },
  };
}
