import {
  fitsNeed,
  type Need,
  type StatedSpan,
  spanOfToken,
  stepsAbove,
} from '#domain/search/stated-spans.ts';

/** A token of a span that fits a need, and how many steps the rating is above it. */
export interface FittingToken {
  readonly token: string;
  readonly steps: number;
}

const mark = '~';
const tokenEnd = ' ';

/** The ratings, limits and ranges that products have as tokens, by unit. There are some thousands of them. */
export class Spans {
  readonly #byUnit = new Map<string, Map<string, StatedSpan>>();

  /** Adds the spans among the tokens, which are separated by spaces. */
  add(tokens: string): void {
    for (let at = tokens.indexOf(mark); at >= 0; ) {
      const end = tokens.indexOf(tokenEnd, at);
      const token = tokens.slice(at, end < 0 ? undefined : end);
      if (at === 0 || tokens[at - 1] === tokenEnd) this.#addToken(token);
      at = end < 0 ? -1 : tokens.indexOf(mark, end);
    }
  }

  #addToken(token: string): void {
    const span = spanOfToken(token);
    if (!span) return;
    const known = this.#byUnit.get(span.unit) ?? new Map<string, StatedSpan>();
    known.set(token, span);
    this.#byUnit.set(span.unit, known);
  }

  /** The tokens of all spans that fit. */
  findFitting(need: Need): FittingToken[] {
    const known = this.#byUnit.get(need.unit) ?? [];
    return [...known].flatMap(([token, span]) =>
      fitsNeed(span, need) ? [{ token, steps: stepsAbove(span, need) }] : [],
    );
  }
}
