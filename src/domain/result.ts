/** An expected outcome of a rule: a value, or a refusal with its code and what the text for it needs. */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | Refused<Code>;

export interface Refused<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Builds the refusal of a rule; `params` fill the placeholders of the code's text. */
export function refuse<Code extends string>(code: Code, params: Refused['params'] = {}): Refused<Code> {
  return { ok: false, code, params };
}
