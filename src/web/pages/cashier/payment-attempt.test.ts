import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#web/api/api-error.ts';
import { afterFailure, afterOtherMethod, firstAttempt, provesEarlierPayment } from './payment-attempt.ts';

const lost = new NetworkError('gone');
const refused = new ApiError(4014, 'Wrong payment password', { params: { triesLeft: 4 } });
const conflict = new ApiError(4026, 'Conflict');

describe('the key of a payment', () => {
  it('is another one with another method', () => {
    const attempt = firstAttempt();
    expect(afterOtherMethod(attempt).key).not.toBe(attempt.key);
  });

  it('is another one after a refusal, which changed nothing', () => {
    const attempt = firstAttempt();
    expect(afterFailure(attempt, 3, refused).key).not.toBe(attempt.key);
  });

  it('stays when the response was lost, so that the retry is the same payment', () => {
    const attempt = firstAttempt();
    for (const error of [lost, new ApiError(5001, 'Broken'), new ApiError(5002, 'Not now')]) {
      const next = afterFailure(attempt, 3, error);
      expect(next.key).toBe(attempt.key);
      expect(afterOtherMethod(next).key).toBe(attempt.key);
      expect(afterFailure(next, 3, refused).key).toBe(attempt.key);
    }
  });

  it('goes with the method after a lost response of an online payment, which took no money yet', () => {
    const attempt = afterFailure(firstAttempt(), 1, lost);
    expect(afterOtherMethod(attempt).key).not.toBe(attempt.key);
  });

  it('recognises a lost payment that went through when its key is taken by other fields', () => {
    const unanswered = afterFailure(firstAttempt(), 4, lost);
    expect(provesEarlierPayment(unanswered, conflict)).toBe(true);
    expect(provesEarlierPayment(firstAttempt(), conflict)).toBe(false);
    expect(provesEarlierPayment(unanswered, refused)).toBe(false);
  });
});
