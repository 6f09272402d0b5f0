import { expect, it } from 'vitest';
import { isUnreadBy } from './unread-message.ts';

it('A message is unread by the side that did not write it, until that side reads it.', () => {
  const message = { fromShop: true, readNum: 0 };
  expect(isUnreadBy('member', message)).toBe(true);
  expect(isUnreadBy('shop', message)).toBe(false);
  expect(isUnreadBy('member', { ...message, readNum: 1 })).toBe(false);
});
