/** Something that the person who starts the server can put right; told in one line, without a stack. */
export class StartProblem extends Error {
  /** Only where a caller has something better to say. */
  readonly code: 'dataFolderBusy' | undefined;
  constructor(message: string, code?: 'dataFolderBusy') {
    super(message);
    this.name = 'StartProblem';
    this.code = code;
  }
}

/** Short reason of a system error, `EACCES` rather than a sentence with a stack. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code && !error.message.includes(code) ? `${error.message} (${code})` : error.message;
}
