/** How one operation travels, as the generated transport table says. */
export interface TransportRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in the description, parameters in braces. */
  readonly path: string;
  readonly area: string;
  readonly encoding: 'none' | 'form' | 'multipart' | 'json';
  readonly access: 'member' | 'public' | 'optional';
  /** Changes nothing, so that it may be cached and repeated. */
  readonly read: boolean;
  /** Fields that the transport adds, in the query of a GET and in the body of anything else. */
  readonly adds: readonly string[];
  /** Body fields that travel as JSON text. */
  readonly json?: readonly string[];
  /** Requires an Idempotency-Key. */
  readonly keyed?: true;
  /** Adds something or moves money or points: the first answer to a key is given again. */
  readonly idempotent?: true;
  /** The token that a visitor sends; without it a visitor sends none. */
  readonly visitorToken?: string;
  /** A refusal shows no message. */
  readonly silent?: true;
}
