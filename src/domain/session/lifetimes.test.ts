import { expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { secondsUntilAllowed } from './attempts.ts';
import { isCaptchaFresh, isSessionAlive } from './lifetimes.ts';

const now = 1_000_000_000;

it('ends a session when it was idle for the idle life or is as old as the life of a session', () => {
  const idle = constants.sessionIdleLife * 1000;
  expect(isSessionAlive({ openedAt: now - idle, usedAt: now - idle + 1 }, now)).toBe(true);
  expect(isSessionAlive({ openedAt: now - idle, usedAt: now - idle }, now)).toBe(false);
  expect(isSessionAlive({ openedAt: now - constants.sessionLife * 1000, usedAt: now }, now)).toBe(false);
});

it('takes the solution of a captcha until its life has passed', () => {
  expect(isCaptchaFresh(now - constants.captchaLife * 1000, now)).toBe(true);
  expect(isCaptchaFresh(now - constants.captchaLife * 1000 - 1, now)).toBe(false);
});

it('allows another attempt when the first of a full window has left it', () => {
  const limit = { most: 2, span: 10 };
  expect(secondsUntilAllowed([now - 1000], limit, now)).toBe(0);
  expect(secondsUntilAllowed([now - 1000, now - 4000], limit, now)).toBe(6);
  expect(secondsUntilAllowed([now - 1000, now - 11_000], limit, now)).toBe(0);
});
