import { useRef } from 'react';
import { codes } from '#generated/constants.ts';
import { type OperationId, unusualCalls } from '#generated/transport.ts';
import { ApiError } from '#web/api/api-error.ts';
import { withAttemptKey } from '#web/api/attempt-key.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';

/**
 * Sends the values of a form. Where the server keeps its first response, values that are sent again unchanged go under the same key
 * until they have arrived, so that a lost response adds nothing twice; a refusal is not kept and may be tried again.
 */
export function useAttempt(operation: OperationId) {
  const pending = useRef<{ readonly values: string; readonly key: string }>(undefined);
  return async <Fields extends object, T>(
    values: Fields,
    send: (values: Fields) => T | Promise<T>,
  ): Promise<T> => {
    if (!unusualCalls[operation]?.idempotent) return send(values);
    const text = JSON.stringify(values);
    const attempt =
      pending.current?.values === text ? pending.current : { values: text, key: newIdempotencyKey() };
    pending.current = attempt;
    try {
      const result = await withAttemptKey(operation, attempt.key, () => send(values));
      // With `false` the page says that it sent nothing after all.
      if (result !== false) pending.current = undefined;
      return result;
    } catch (error) {
      const isUsedUp = error instanceof ApiError && error.code === codes.idempotencyConflict;
      if (isUsedUp) pending.current = undefined;
      throw error;
    }
  };
}
