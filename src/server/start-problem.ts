/** A problem that the operator of the server can fix; reported in one line, without a stack. */
export class StartProblem extends Error {
  /** Only where a caller shows its own text. */
  readonly code: 'dataFolderBusy' | undefined;
  constructor(message: string, code?: 'dataFolderBusy') {
    super(message);
    this.name = 'StartProblem';
    this.code = code;
  }
}

/** Short reason of a system error, such as `EACCES`. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code && !error.message.includes(code) ? `${error.message} (${code})` : error.message;
}
