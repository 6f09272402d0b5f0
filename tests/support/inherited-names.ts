/** Names that every plain object inherits. */
export const inheritedNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'] as const;

/** A name that every plain object seems to inherit while `findInheritedReads` runs, however it is folded. */
export const trapName = 'trappedname';

const project = /\/(?:src|mocks|generated)\/[^\s)]+/;

/**
 * Runs something with `trapName` in its input and returns the places of the project that looked the name up in a plain
 * object, or set it there, without asking whether the object has it. Each would take `constructor` for a value.
 */
export async function findInheritedReads(run: () => unknown): Promise<string[]> {
  const found = new Set<string>();
  const note = () => {
    const [, , , caller = ''] = (new Error('looked up').stack ?? '').split('\n');
    const place = project.exec(caller)?.[0];
    if (place !== undefined && !caller.includes('node_modules')) found.add(place);
  };
  const names = [trapName, trapName.toUpperCase()];
  for (const name of names) {
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get: () => {
        note();
        return undefined;
      },
      set(this: object, value: unknown) {
        note();
        Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
      },
    });
  }
  try {
    await run();
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  }
  return [...found].toSorted();
}
