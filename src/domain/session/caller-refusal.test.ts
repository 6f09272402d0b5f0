import { describe, expect, it } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { callerRefusal, sessionToken } from './caller-refusal.ts';

const member = { id: 1 };
const memberCall = { access: 'member', codes: [codes.success] } as const;
const optionalCall = { access: 'optional', codes: [codes.success] } as const;
const optionalWithCode = { access: 'optional', codes: [codes.success, codes.sessionExpired] } as const;
const publicCall = { access: 'public', codes: [codes.success] } as const;

describe('sessionToken', () => {
  it.each([undefined, '', constants.visitorToken])('takes %j for the token of a visitor', (token) => {
    expect(sessionToken(memberCall, token)).toBeUndefined();
    expect(sessionToken(optionalCall, token)).toBeUndefined();
  });

  it('takes any other token for that of a session, except where nobody asks who calls', () => {
    expect(sessionToken(memberCall, 'abc')).toBe('abc');
    expect(sessionToken(optionalCall, 'abc')).toBe('abc');
    expect(sessionToken(publicCall, 'abc')).toBeUndefined();
  });
});

describe('callerRefusal', () => {
  it('refuses a visitor only where a member is needed', () => {
    expect(callerRefusal(memberCall, undefined, undefined)).toBe('signInNeeded');
    expect(callerRefusal(optionalCall, undefined, undefined)).toBeUndefined();
    expect(callerRefusal(optionalWithCode, undefined, undefined)).toBeUndefined();
    expect(callerRefusal(publicCall, undefined, undefined)).toBeUndefined();
  });

  it('refuses an ended session where a member is needed or the call has the code', () => {
    expect(callerRefusal(memberCall, 'abc', undefined)).toBe('sessionExpired');
    expect(callerRefusal(optionalWithCode, 'abc', undefined)).toBe('sessionExpired');
    expect(callerRefusal(optionalCall, 'abc', undefined)).toBeUndefined();
  });

  it.each([memberCall, optionalCall, optionalWithCode])('lets a member call, %j', (route) => {
    expect(callerRefusal(route, 'abc', member)).toBeUndefined();
  });
});
