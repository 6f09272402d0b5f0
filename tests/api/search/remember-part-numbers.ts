import { cachedCategories } from '#server/catalogue/memory/cached-categories.ts';
import { waitForSignatures } from '#server/catalogue/memory/signatures.ts';
import { snapshotsOf } from '#server/catalogue/snapshot-source.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** Reads the whole shop of a database into memory, however small, and waits until part numbers are found there. */
export async function rememberPartNumbers(database: Queryable): Promise<void> {
  const cached = cachedCategories(database, { from: 1 });
  const memory = () =>
    snapshotsOf(database).answer(async (snapshot) => ({ value: await cached.find(snapshot, undefined) }));
  await memory();
  await cached.settled();
  const numbers = await memory();
  if (!numbers) throw new Error('the part numbers are not in memory');
  await waitForSignatures(numbers.partNumbers);
}
