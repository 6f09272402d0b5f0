import { pgliteSnapshot } from './pglite-snapshot.ts';

/** Makes the snapshot once, before the test files want it side by side. */
export default async function setUpPglite(): Promise<void> {
  await pgliteSnapshot();
}
