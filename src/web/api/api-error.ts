interface RefusedCall {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly silent?: boolean;
  readonly token?: string | undefined;
}

/** The server refused the call: a non-zero code with its text in the language of the request. */
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

/** No response from the shop: the network failed, the time limit passed, or something else responded. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly silent: boolean;

  constructor(cause: unknown, silent = false) {
    super('No answer from the shop', { cause });
    this.silent = silent;
  }
}
