import { afterAll, beforeAll, describe, it } from 'vitest';
import { openSides } from './open-sides.ts';
import { expectParity, type ParityCase } from './side.ts';

/** Opens both sides before the tests of the calling file and closes them afterwards. */
export function sidesForTests() {
  let open: Awaited<ReturnType<typeof openSides>>;
  beforeAll(async () => {
    open = await openSides();
  });
  afterAll(() => open.close());
  return {
    /** Only within tests. */
    openedSides: () => open.sides,
    /** A test for each case, under the title of what the cases are about. */
    describeParity(title: string, cases: readonly ParityCase[]): void {
      describe(title, () => {
        it.each(cases)('$title', (one) => expectParity(open.sides, one));
      });
    },
  };
}
