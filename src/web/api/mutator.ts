import type { OperationId } from '#generated/transport.ts';

/** One call as the generated hooks make it: fields still typed values, nothing of the transport in it. */
export interface CallRequest {
  readonly operation: OperationId;
  /** Path with its parameters filled in. */
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fields of the query. */
  readonly params?: object | undefined;
  /** Fields of the body; a `File` for uploads, objects and lists for fields that travel as JSON text. */
  readonly data?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** What a page may say about one call: the `request` option of a generated hook. */
export interface CallOptions {
  readonly idempotencyKey?: string;
  readonly silent?: boolean;
}

/** The one way of the generated hooks to the server. Throws ApiError for every code other than 0. */
export function call<T>(request: CallRequest, options: CallOptions = {}): Promise<T> {
  return Promise.reject<T>(new Error(`No transport yet for ${request.operation} ${JSON.stringify(options)}`));
}
