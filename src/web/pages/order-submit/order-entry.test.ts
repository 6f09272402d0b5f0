// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readOrderEntry } from './order-entry.ts';

const owner = 'buyer@example.com';
const stored = {
  owner,
  addressId: 5,
  ticked: 'points',
  key: 'k'.repeat(32),
  placed: { orderNo: 'P2026112000000001', usMoney: 4150, zhMoney: 29_548 },
};

describe('what an entry of the history keeps', () => {
  it('comes back to its member', () => {
    expect(readOrderEntry(stored, owner)).toEqual(stored);
  });

  it('is not shown to the next member of the tab', () => {
    const entry = readOrderEntry(stored, 'other@example.com');
    expect(entry).toMatchObject({ addressId: undefined, ticked: 'none', placed: undefined });
    expect(entry.key).not.toBe(stored.key);
  });

  it.each([null, undefined, 'x', 5, [], { owner, key: 5, ticked: 'both', addressId: '5', placed: {} }])(
    'starts over with %j',
    (state) => {
      const entry = readOrderEntry(state, owner);
      expect(entry).toMatchObject({ addressId: undefined, ticked: 'none', placed: undefined });
      expect(entry.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    },
  );
});
