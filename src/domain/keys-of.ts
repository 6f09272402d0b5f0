/** The keys of a table with their type. Only for tables written out in code: an object from outside may have more keys. */
export function keysOf<Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(table) as Key[]; // TypeScript types the keys of every object as string.
}
