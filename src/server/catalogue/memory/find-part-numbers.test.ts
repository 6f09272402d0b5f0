import { describe, expect, it } from 'vitest';
import { keyWindows } from '#domain/search/near-spelling.ts';
import { placesBeginning, placesContaining, placesInWindow, placesOfKey } from './find-part-numbers.ts';
import { joinedKeys, movePartNumbers, type PartNumbers } from './part-numbers.ts';
import { waitForSignatures } from './signatures.ts';

let state = 18;
function random(count: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * count);
}
/** Few different characters, so that keys begin alike, contain each other and are the same. */
const anyKey = () => Array.from({ length: random(7) }, () => 'AB0Ω'[random(4)]).join('');

const none: PartNumbers = {
  places: new Int32Array(),
  keys: joinedKeys([]),
  starts: new Int32Array(),
  ends: new Int32Array(),
};
const count = 700;
const keys = Array.from({ length: count }, anyKey);

function numbersOf(all: readonly string[]): PartNumbers {
  return movePartNumbers(none, {
    before: new Int32Array(),
    dropped: [],
    placeNow: undefined,
    added: all.map((key, id) => ({ id, key: Buffer.from(key) })),
    placeOf: (id) => id,
  });
}

/** Places in the order of their keys, then of their ids. */
function inOrder(fits: (key: string) => boolean): number[] {
  const compare = (a: number, b: number) =>
    Buffer.from(keys[a] ?? '').compare(Buffer.from(keys[b] ?? '')) || a - b;
  return keys.flatMap((key, place) => (fits(key) ? [place] : [])).toSorted(compare);
}

/** What SQL's `like` makes of a pattern. */
function isLike(key: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll('_', '.').replace('%', '.*')}$`, 'u').test(key);
}

describe('part numbers in memory', () => {
  const numbers = numbersOf(keys);

  it('are in the order of their bytes, equal ones in the order of ids', () => {
    expect([...numbers.places]).toEqual(inOrder(() => true));
  });

  it('are found whole, by their beginning and by a part, as every single key says', async () => {
    await waitForSignatures(numbers);
    for (let round = 0; round < 200; round += 1) {
      const key = `${anyKey()}A`;
      expect([...placesOfKey(numbers, key)]).toEqual(inOrder((one) => one === key));
      expect([...placesBeginning(numbers, key, count)]).toEqual(inOrder((one) => one.startsWith(key)));
      if (key.length < 3) continue;
      expect(placesContaining(numbers, key, count)).toEqual(inOrder((one) => one.includes(key)));
      expect(placesContaining(numbers, key, 2)).toEqual(inOrder((one) => one.includes(key)).slice(0, 2));
    }
  });

  it('fit the windows of a mistyped one as the patterns for the database do', async () => {
    await waitForSignatures(numbers);
    let found = 0;
    for (let round = 0; round < 200; round += 1)
      for (const window of keyWindows({ key: `A${anyKey()}B0` })) {
        const places = placesInWindow(numbers, window, count);
        found += places?.length ?? 0;
        const { patterns } = window;
        expect(places).toEqual(inOrder((key) => patterns.some((pattern) => isLike(key, pattern))));
      }
    expect(found).toBeGreaterThan(100);
  });
});
