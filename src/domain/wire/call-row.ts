import type { TransportRow } from './transport-row.ts';

/** What of the transport table a sender needs who has the address of the call already. */
export interface CallRow
  extends Pick<TransportRow, 'encoding' | 'adds' | 'json' | 'visitorToken' | 'silent' | 'idempotent'> {
  /** Requires an Idempotency-Key. */
  readonly keyed: boolean;
}

const reads: CallRow = { encoding: 'none', adds: ['language', 'token'], keyed: false };
const writes: CallRow = { encoding: 'form', adds: ['language', 'token'], keyed: true };

/** How most calls of a method travel; the generated table holds only what is different about one. */
export function usualCall(method: string): CallRow {
  return method === 'GET' ? reads : writes;
}
