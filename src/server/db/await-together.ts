import { errorCode } from './error-code.ts';

/** in_failed_sql_transaction: a statement before this one failed. */
const afterFailure = '25P02';

/**
 * Results of statements of one transaction that were started together. When one fails, those after it fail too and may be reported
 * first: throws the error of the one that failed by itself, once all have ended. Statements are sent in the order of their
 * `execute()`; a query of drizzle without it is sent when it is waited for, which is later.
 */
export async function awaitTogether<T extends readonly unknown[]>(
  started: readonly [...{ [K in keyof T]: PromiseLike<T[K]> }],
): Promise<T> {
  // A query of drizzle is sent again whenever it is waited for.
  const ended = await Promise.allSettled(started);
  const errors = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  if (errors.length > 0) throw errors.find((error) => errorCode(error) !== afterFailure) ?? errors[0];
  const results: unknown[] = ended.map((end) => (end.status === 'fulfilled' ? end.value : undefined));
  return results as unknown as T; // All are fulfilled, in the order of their types.
}
