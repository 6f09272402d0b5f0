import type { RefObject } from 'react';
import { codes } from '#generated/constants.ts';
import { type OperationId, unusualCalls } from '#generated/transport.ts';
import { ApiError } from '#web/api/api-error.ts';
import { withAttemptKey } from '#web/api/attempt-key.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { isUnanswered } from '#web/api/is-unanswered.ts';

/** True if the server holds another request under the key: the one whose response was lost has arrived. */
export function hasArrivedBefore(error: unknown): boolean {
  return error instanceof ApiError && error.code === codes.idempotencyConflict;
}

/** Whether the server keeps the first response of an operation, so that a repetition counts once. */
export function isIdempotent(operation: OperationId): boolean {
  return unusualCalls[operation]?.idempotent === true;
}

/**
 * Sends the values of a form. Where the server keeps its first response, `pending` holds the key from the first sending until there is
 * a response, also over a reload (`use-draft.ts`): the same values count once, and changed ones are refused where the first have arrived.
 */
export function useAttempt(operation: OperationId, pending: RefObject<string | undefined>) {
  return async <Fields extends object, T>(
    values: Fields,
    send: (values: Fields) => T | Promise<T>,
  ): Promise<T> => {
    if (!isIdempotent(operation)) return send(values);
    const isUnknown = pending.current !== undefined;
    const key = pending.current ?? newIdempotencyKey();
    pending.current = key;
    try {
      const { result, isSent } = await withAttemptKey(operation, key, () => send(values));
      if (isSent || !isUnknown) pending.current = undefined;
      return result;
    } catch (error) {
      // A later refusal may come before the server has looked at the key, and says nothing about the first sending.
      const isKnown = !isUnanswered(error) && (!isUnknown || hasArrivedBefore(error));
      if (isKnown) pending.current = undefined;
      throw error;
    }
  };
}
