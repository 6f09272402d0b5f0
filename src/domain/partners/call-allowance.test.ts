import { expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { type Allowance, fullAllowance, takeCall } from './call-allowance.ts';

const start = new Date('2026-11-20T08:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

function takeAll(allowance: Allowance, now: Date): { readonly calls: number; readonly retryAfter: number } {
  for (let calls = 0, current = allowance; ; calls += 1) {
    const taken = takeCall(current, now);
    if (!taken.ok) return { calls, retryAfter: taken.retryAfter };
    current = taken.value;
  }
}

it('A new key may make all of its calls at once, and then says how long to wait.', () => {
  expect(takeAll(fullAllowance(start), start)).toEqual({ calls: constants.partnerCalls, retryAfter: 1 });
});

it('Calls come back evenly, and never more than there are.', () => {
  const empty = { left: 0, at: start };
  expect(takeAll(empty, later(constants.partnerCallSpan / 2)).calls).toBe(constants.partnerCalls / 2);
  expect(takeAll(empty, later(10 * constants.partnerCallSpan)).calls).toBe(constants.partnerCalls);
});

it('A clock that is behind that of another server takes no call away.', () => {
  expect(takeCall({ left: 5, at: later(1) }, start)).toEqual({ ok: true, value: { left: 4, at: start } });
});
