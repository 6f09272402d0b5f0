import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstNotBefore, OrderedRows } from './ordered-rows.ts';

it('Rows are in the order of a plain sort, however many are added between two reads.', () => {
  const batches = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 }), { maxLength: 12 });
  fc.assert(
    fc.property(batches, (added) => {
      const keys: number[] = [];
      const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
      const ordered = new OrderedRows(compare);
      for (const batch of added) {
        for (const key of batch) ordered.add(keys.push(key) - 1);
        expect([...ordered.read()]).toEqual([...keys.keys()].sort(compare));
      }
    }),
    { seed: 4 },
  );
});

it('Rows that are added in their order stay in it.', () => {
  const ordered = new OrderedRows((a, b) => a - b);
  for (let row = 0; row < 1000; row += 1) {
    ordered.add(row);
    if (row % 7 === 0) expect(ordered.read()).toHaveLength(row + 1);
  }
  expect([...ordered.read()]).toEqual(Array.from({ length: 1000 }, (_, at) => at));
});

it('The first row that is not before something is found from a place on.', () => {
  const rows = Int32Array.of(1, 3, 3, 5);
  const first = (than: number, start = 0) => firstNotBefore(rows, (row) => row < than, start);
  expect([0, 1, 2, 3, 4, 5, 6].map((than) => first(than))).toEqual([0, 0, 1, 1, 3, 3, 4]);
  expect([first(0, 2), first(5, 4), firstNotBefore(new Int32Array(), () => true)]).toEqual([2, 4, 0]);
});
