/** The server answered and refused: a non-zero code with its text in the language of the request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set for calls whose failures nobody is told about (counts, polling). */
  readonly silent: boolean;

  constructor(code: number, message: string, params: Readonly<Record<string, unknown>> = {}, silent = false) {
    super(message);
    this.code = code;
    this.params = params;
    this.silent = silent;
  }
}

/** There was no answer of the shop: the network failed, the time ran out, or something else answered. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly silent: boolean;

  constructor(cause: unknown, silent = false) {
    super('No answer from the shop', { cause });
    this.silent = silent;
  }
}
