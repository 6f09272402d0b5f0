import type { Envelope } from '#domain/wire/envelope.ts';
import type { Route } from '#domain/wire/route.ts';
import { put, valueAt } from './pointers.ts';

type Validating = Pick<Route, 'validateAnswer'>;

interface TextPlace {
  readonly steps: readonly string[];
  /** Path without indexes: the same for all items of a list. */
  readonly kind: string;
}

const longText =
  '这是一段很长的文字，用来看页面放不放得下。A long text that shows whether a page has room for it. ';
/** Longer than any text of the description may be. */
const longest = longText.repeat(300);
const mostRounds = 6;

function isJsonText(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Every text that is not JSON. */
function* textsIn(value: unknown, steps: readonly string[], kind: string): Generator<TextPlace> {
  if (typeof value === 'string' && !isJsonText(value)) yield { steps, kind };
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [name, item] of Object.entries(value))
    yield* textsIn(item, [...steps, name], `${kind}/${isList ? '*' : name}`);
}

/** Shortens or restores refused texts until the answer is valid; false when that does not succeed. */
function mend(copy: Envelope, envelope: Envelope, route: Validating): boolean {
  for (let round = 0; round < mostRounds; round += 1) {
    const findings = route.validateAnswer(copy);
    if (findings.length === 0) return true;
    for (const { field, rule, limit } of findings) {
      const steps = field.split('.');
      const now = valueAt(copy, steps);
      const fits = rule === 'maxLength' && typeof limit === 'number' && typeof now === 'string';
      put(copy, steps, fits ? now.slice(0, limit) : valueAt(envelope, steps));
    }
  }
  return false;
}

/**
 * Makes every text as long as the description allows; dates, addresses and JSON stay as they are. The limit is found with the
 * first text of each kind, because a list may have thousands.
 */
export function withLongTexts(envelope: Envelope, route: Validating): Envelope {
  const places = [...textsIn(envelope.data, ['data'], '')];
  const firstOfKind = new Map(places.toReversed().map((place) => [place.kind, place]));
  const tried = structuredClone(envelope);
  for (const { steps } of firstOfKind.values()) put(tried, steps, longest);
  if (!mend(tried, envelope, route)) return envelope;
  const made = structuredClone(envelope);
  for (const { steps, kind } of places) {
    const first = firstOfKind.get(kind)?.steps ?? steps;
    const text = valueAt(tried, first);
    if (text !== valueAt(envelope, first)) put(made, steps, text);
  }
  return mend(made, envelope, route) ? made : envelope;
}
