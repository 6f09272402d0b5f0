import { describe, expect, it } from 'vitest';
import { isSamePassword, refuseUnchanged } from './new-password.ts';

describe('isSamePassword', () => {
  it.each([
    ['caf\u00e9-2026', 'cafe\u0301-2026'],
    ['blue2026', 'ｂｌｕｅ２０２６'],
  ])('takes %s and %s for the same', (first, second) => {
    expect(isSamePassword(first, second)).toBe(true);
  });

  it('distinguishes case and script', () => {
    expect(isSamePassword('blue2026', 'Blue2026')).toBe(false);
    expect(isSamePassword('пароль2026', 'parol2026')).toBe(false);
  });
});

it('refuseUnchanged refuses the old password in characters of another width', () => {
  expect(refuseUnchanged('password', { old: 'blue2026', chosen: 'ｂｌｕｅ２０２６' })).toMatchObject({
    params: { fields: [{ field: 'password', rule: 'unchanged' }] },
  });
  expect(refuseUnchanged('password', { old: 'blue2026', chosen: 'blue2027' })).toBeUndefined();
});
