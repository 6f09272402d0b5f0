import type { Exchange } from '../exchange.ts';
import type { CheckName, Finding } from '../finding.ts';
import type { Kind } from '../kinds.ts';

/** How a report calls the operation of an exchange: its id, else its method and path. */
export function operationName({ operation, request }: Exchange): string {
  return operation?.id ?? `${request.method.toUpperCase()} ${request.path}`;
}

/** Collects the findings about one exchange, at most one for each place: the first one stays. */
export class Notes {
  readonly #check: CheckName;
  readonly #operation: string;
  readonly #byPlace = new Map<string, Finding>();

  constructor(check: CheckName, operation: string) {
    this.#check = check;
    this.#operation = operation;
  }

  /** `at` as in `Finding`, e.g. `response#/data/0/stock`. */
  add(
    kind: Kind,
    at: string,
    {
      expected,
      actual,
      cause,
    }: { readonly expected: string; readonly actual: string; readonly cause?: string },
  ): void {
    if (this.#byPlace.has(at)) return;
    const finding = { check: this.#check, kind, operation: this.#operation, at, expected, actual };
    this.#byPlace.set(at, cause === undefined ? finding : { ...finding, cause });
  }

  /** Whether something is already noted there. */
  has(at: string): boolean {
    return this.#byPlace.has(at);
  }

  get findings(): Finding[] {
    return [...this.#byPlace.values()];
  }
}
