interface RefusedCall {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly silent?: boolean;
  readonly token?: string | undefined;
}

/** The server answered and refused: a non-zero code with its text in the language of the request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set for calls whose failures are not shown (counts, polling). */
  readonly silent: boolean;
  /** Token of the session that the call was made in; undefined for a visitor. */
  readonly token: string | undefined;

  constructor(code: number, message: string, call: RefusedCall = {}) {
    super(message);
    this.code = code;
    this.params = call.params ?? {};
    this.silent = call.silent ?? false;
    this.token = call.token;
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
