import { describe, expect, it } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

const said = (id: number, readNum = 0) => ({ id, readNum });

describe('the messages of a chat', () => {
  it('are in order and each there once, whatever was read first and however often', () => {
    const newest = [said(9), said(8), said(7)];
    const older = [said(7), said(6), said(5)];
    const polled = [said(9), said(10)];
    const ids = mergeMessages(mergeMessages(mergeMessages([], newest), polled), older).map(({ id }) => id);
    expect(ids).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('take what was read later of a message that is known', () => {
    expect(mergeMessages([said(1)], [said(1, 1)])).toEqual([said(1, 1)]);
  });

  it('stay the same list when nothing was read', () => {
    const known = [said(1)];
    expect(mergeMessages(known, [])).toBe(known);
  });
});
