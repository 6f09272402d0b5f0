import { describe, expect, it } from 'vitest';
import { isOwn, ownEntries, ownEntry, requireExisting } from './own-entry.ts';

const [me, other] = [7, 8];
const [mine, foreign, ofNobody] = [{ memberId: me }, { memberId: other }, { memberId: null }];
const notFound = { ok: false, code: 'notFound' };

describe('an entry that a request names', () => {
  it.each([
    ['mine', mine, { ok: true, value: mine }],
    ['of another member', foreign, notFound],
    ['of nobody', ofNobody, notFound],
    ['missing', undefined, notFound],
  ])('that is %s gives what is expected', (_, found, expected) => {
    expect(ownEntry(found, me)).toEqual(expected);
    expect(isOwn(found, me)).toBe(expected.ok);
  });

  it('exists also when it is 0 or empty', () => {
    expect(requireExisting(0)).toEqual({ ok: true, value: 0 });
    expect(requireExisting('')).toEqual({ ok: true, value: '' });
    expect(requireExisting(null)).toEqual(notFound);
    expect(requireExisting(undefined)).toEqual(notFound);
  });
});

describe('several entries that a request names', () => {
  const entries = new Map([
    [1, { id: 1, memberId: me }],
    [2, { id: 2, memberId: me }],
    [3, { id: 3, memberId: other }],
  ]);
  const find = (ids: readonly number[]) => ownEntries(ids, me, (id) => entries.get(id));

  it('are given once each, in the order of their ids', () => {
    expect(find([2, 1, 2])).toEqual({ ok: true, value: [entries.get(2), entries.get(1)] });
    expect(find([])).toEqual({ ok: true, value: [] });
  });

  it('are refused by the first one that is not mine', () => {
    expect(find([1, 3, 9])).toEqual(notFound);
    expect(find([1, 9, 3])).toEqual(notFound);
  });
});
