/** PostgreSQL's code of a failed statement; drizzle wraps its errors. */
export function errorCode(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : errorCode(error.cause);
}
