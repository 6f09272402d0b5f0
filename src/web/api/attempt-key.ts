import type { OperationId } from '#generated/transport.ts';

/** The key of the attempt that is being made, by operation. */
const keys = new Map<OperationId, string>();

/** Makes the calls of an operation carry the given key while `run` is running, however deep in it they are made. */
export async function withAttemptKey<T>(
  operation: OperationId,
  key: string,
  run: () => T | Promise<T>,
): Promise<T> {
  keys.set(operation, key);
  try {
    return await run();
  } finally {
    keys.delete(operation);
  }
}

export function attemptKeyOf(operation: OperationId): string | undefined {
  return keys.get(operation);
}
