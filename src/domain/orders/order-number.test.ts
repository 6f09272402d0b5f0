import { expect, it } from 'vitest';
import { orderNumber } from './order-number.ts';

it('A number has its kind, the day in Beijing and eight digits.', () => {
  expect(orderNumber('P', 42, new Date('2026-11-18T16:00:00Z'))).toBe('P2026111900000042');
  expect(orderNumber('W', 123_456_789, new Date('2026-11-18T15:00:00Z'))).toBe('W20261118123456789');
});
