import type { OperationId } from '#generated/transport.ts';
import type { ReportProgress } from './send-with-progress.ts';

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
  /** Made by a page that keeps it from one attempt to the next; any other call gets that of its form, or one per attempt. */
  readonly idempotencyKey?: string;
  readonly silent?: boolean;
  /** The call is finished even when the page is left meanwhile; only for small bodies. */
  readonly outlivesPage?: boolean;
  /** Sends the call in place of the usual transport: before the call returns, for a document that is being closed. After `loadExchange`. */
  readonly sendNow?: (request: CallRequest, idempotencyKey?: string) => Promise<unknown>;
  /** Called while an upload is sent, with the share that was sent, from 0 to 1. */
  readonly onProgress?: ReportProgress;
}
