import { errorCode } from './error-code.ts';

/** serialization_failure, deadlock_detected, lock_not_available: the transaction was rolled back and a retry may succeed. */
const worthAnotherTry: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03']);

/** Whether a transaction was rolled back for locks that others held, and may succeed when it is run again. */
export function isLockConflict(error: unknown): boolean {
  return worthAnotherTry.has(errorCode(error));
}
