import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { decideCodeChange, decideSending, mayTryCode, secondsUntilNextCode } from './mailed-codes.ts';

const tooMany = (retryAfter: number) => ({
  decision: { ok: false, code: 'tooManyRequests', params: { retryAfter } },
});
const wrongCode = { decision: { ok: false, code: 'wrongMailedCode' } };

describe('mailing a code', () => {
  it('counts the request of an address before it looks at the mailbox', () => {
    expect(decideSending({})).toEqual({ next: 'addressWait' });
    expect(decideSending({ addressWait: 0 })).toEqual({ next: 'mailboxWait' });
    expect(decideSending({ addressWait: 0, mailboxWait: 0 })).toEqual({ next: 'cooldown' });
  });

  it('is refused by the first limit that is reached', () => {
    expect(decideSending({ addressWait: 5 })).toEqual(tooMany(5));
    expect(decideSending({ addressWait: 0, mailboxWait: 6 })).toEqual(tooMany(6));
    expect(decideSending({ addressWait: 0, mailboxWait: 0, cooldown: 7 })).toEqual(tooMany(7));
  });

  it('is allowed within all limits', () => {
    expect(decideSending({ addressWait: 0, mailboxWait: 0, cooldown: 0 })).toEqual({ decision: undefined });
  });
});

describe('a change by a mailed code', () => {
  it('compares no code while the address is locked', () => {
    expect(decideCodeChange({})).toEqual({ next: 'addressWait' });
    expect(decideCodeChange({ addressWait: 9 })).toEqual(tooMany(9));
  });

  it('is made only with the right code', () => {
    expect(decideCodeChange({ addressWait: 0 })).toEqual({ next: 'isCodeRight' });
    expect(decideCodeChange({ addressWait: 0, isCodeRight: false })).toEqual(wrongCode);
    expect(decideCodeChange({ addressWait: 0, isCodeRight: true })).toEqual({ next: 'isChanged' });
  });

  it('does not show whether the e-mail is registered', () => {
    const right = { addressWait: 0, isCodeRight: true };
    expect(decideCodeChange({ ...right, isChanged: false })).toEqual(wrongCode);
    expect(decideCodeChange({ ...right, isChanged: true })).toEqual({ decision: undefined });
  });
});

it('lets a code be tried as often as the description says, within its life', () => {
  const sentAt = 1_000_000;
  const last = constants.mailedCodeTries - 1;
  const life = constants.mailedCodeLife * 1000;
  expect(mayTryCode({ sentAt, attempts: last }, sentAt)).toBe(true);
  expect(mayTryCode({ sentAt, attempts: last + 1 }, sentAt)).toBe(false);
  expect(mayTryCode({ sentAt, attempts: 0 }, sentAt + life - 1)).toBe(true);
  expect(mayTryCode({ sentAt, attempts: 0 }, sentAt + life)).toBe(false);
});

it('waits for the rest of the cooldown in whole seconds', () => {
  expect(secondsUntilNextCode(undefined, 60, 0)).toBe(0);
  expect(secondsUntilNextCode(0, 60, 500)).toBe(60);
  expect(secondsUntilNextCode(0, 60, 60_000)).toBe(0);
});
