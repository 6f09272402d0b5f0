import { expect, it } from 'vitest';
import { Ledger } from './ledger.ts';

it('names what two processes add to one server in the same second differently', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  const [one, other] = [new Ledger(1, now, 'ra'), new Ledger(1, now, 'rb')];
  expect(one.name()).toContain('rax');
  expect(other.name()).toContain('rb');
});
