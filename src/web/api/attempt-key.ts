import type { OperationId } from '#generated/transport.ts';

interface RunningAttempt {
  readonly key: string;
  isSent: boolean;
}

/** The attempt that is being made, by operation. */
const attempts = new Map<OperationId, RunningAttempt>();

/**
 * Makes the calls of an operation carry the given key while `run` is running, however deep in it they are made. `isSent` is false
 * where it made none.
 */
export async function withAttemptKey<T>(
  operation: OperationId,
  key: string,
  run: () => T | Promise<T>,
): Promise<{ readonly result: T; readonly isSent: boolean }> {
  const attempt: RunningAttempt = { key, isSent: false };
  attempts.set(operation, attempt);
  try {
    return { result: await run(), isSent: attempt.isSent };
  } finally {
    attempts.delete(operation);
  }
}

/** Key for a call of the operation that is about to be sent; undefined outside of {@link withAttemptKey}. */
export function takeAttemptKey(operation: OperationId): string | undefined {
  const attempt = attempts.get(operation);
  if (attempt) attempt.isSent = true;
  return attempt?.key;
}
