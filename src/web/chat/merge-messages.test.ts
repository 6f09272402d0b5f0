import { describe, expect, it } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

const messageWith = (id: number, readNum = 0) => ({ id, readNum });

describe('the messages of a chat', () => {
  it('are in order and each there once, whatever was read first and however often', () => {
    const newest = [messageWith(9), messageWith(8), messageWith(7)];
    const older = [messageWith(7), messageWith(6), messageWith(5)];
    const polled = [messageWith(9), messageWith(10)];
    const ids = mergeMessages(mergeMessages(mergeMessages([], newest), polled), older).map(({ id }) => id);
    expect(ids).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('take what was read later of a message that is known', () => {
    expect(mergeMessages([messageWith(1)], [messageWith(1, 1)])).toEqual([messageWith(1, 1)]);
  });

  it('stay the same list when nothing was read', () => {
    const known = [messageWith(1)];
    expect(mergeMessages(known, [])).toBe(known);
  });
});
