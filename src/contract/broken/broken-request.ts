/** The texts and files that are sent under a name; none means that the field is missing. */
export type SentFields = Readonly<Record<string, readonly (string | File)[]>>;

/** What a target has to do with a request. */
export type ExpectedOutcome =
  /** Code 4000, and `params.fields` names one of these fields. */
  | { readonly kind: 'refused'; readonly fields: readonly string[] }
  /** Any code that the operation declares but 4000; never an error of the server. */
  | { readonly kind: 'allowed' }
  /** This HTTP status and code. */
  | { readonly kind: 'answered'; readonly status: number; readonly code: number };

/** A request that breaks one constraint, or is just within it. */
export interface BrokenRequest {
  readonly operation: string;
  /** JSON pointer to the place in the request, e.g. `/productInfos/0/num`; empty where all of it is meant. */
  readonly at: string;
  /** What is special about it, e.g. `above the maximum`; with `at` unlike every other of the operation. */
  readonly what: string;
  /** What the description says there. */
  readonly expected: string;
  readonly expectedOutcome: ExpectedOutcome;
  /** Every field but those of the transport, and `language` where it is the one that is special. */
  readonly fields: SentFields;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another body than the form of the fields. */
  readonly body?: { readonly mediaType: string; readonly text: string } | 'multipart' | 'urlencoded';
  /** Another method than that of the operation. */
  readonly method?: string;
  /** Fields in the query of a call that has a form. */
  readonly query?: readonly (readonly [string, string])[];
  /** A header that the call requires is left out. */
  readonly withoutHeader?: string;
  /** The token is sent twice. */
  readonly repeatsToken?: true;
}
