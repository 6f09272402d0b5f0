import { parsePartValue, type Unit } from '#domain/part-values/index.ts';
import { remember } from '../text/remember.ts';
import { alternativesSign } from './alternatives-sign.ts';
import { type KeywordTerm, kindTerms, readKeyword, wordOf } from './keyword.ts';
import { inMega, inRoundFigures, ofCrystals, ofResistors, placeAmong, sameValue } from './made-values.ts';
import { type RelaxAnswer, type RelaxQuestion, whichFound } from './relax-question.ts';
import { needOf, type SpanKind } from './stated-spans.ts';

/** The values that parts are made in, ascending, by the unit of a search; `k` and `M` have none. */
const madeIn: Partial<Record<Unit, readonly number[]>> = {
  Ω: ofResistors,
  F: inRoundFigures,
  H: inRoundFigures,
  Hz: ofCrystals,
  V: inRoundFigures,
  A: inRoundFigures,
  // A resistor for less power is no substitute; without the power, parts of its value and size are found.
  W: [],
};

/** `18pF`, `13k`, `120欧姆`: a number and its unit or prefix. */
const numberAndUnit = /^(\d+(?:\.\d+)?)(?!\d)\s*([^\d\s].*)$/;
/** `4k7`, `2R2`, `4p7F`, `3V3`: a letter in place of the point. */
const insideNumber = /^(\d+)([pnuµμkKMRVvA])(\d{1,2})(\p{L}*)$/u;

/** Four figures that count are those of a part number: 7805V. */
const partNumberFigures = /^\d{2,}[1-9]\d$|^\d{3,}[1-9]$/;

/** Words whose neighbours are remembered: a search asks for them several times, and rounding takes longest. */
const rememberedWords = 200;

/** A value that is this many times as large, or as small, is not near any more. */
const farthest = 3;

/** A value by whose quantity parts are ordered or rated, and of which the neighbours can be named. */
interface OrderedValue {
  readonly number: number;
  /** Unit or prefix as it was typed. */
  readonly unit: string;
  /** The number in SI units. */
  readonly si: number;
  /** The values in SI units in which such parts are made, ascending. */
  readonly made: readonly number[];
}

function listMadeValues(unit: Unit, typed: string): readonly number[] | undefined {
  if (unit !== '') return madeIn[unit];
  if (/^[pnuµμ]$/.test(typed)) return inRoundFigures;
  if (typed === 'M') return inMega;
  return /^[kKR]$/.test(typed) ? ofResistors : undefined;
}

/** A word with its number as a decimal in front of the unit, so that another number can take its place: 3V3 is 3.3V. */
function withDecimal(word: string): string {
  const [, whole, mark = '', decimals, rest = ''] = insideNumber.exec(word) ?? [];
  if (whole === undefined) return word;
  // The R of 4R7Ω stands for the point alone.
  const sign = mark === 'R' && rest !== '' ? '' : mark.replace('v', 'V');
  return `${whole}.${decimals}${sign}${rest}`;
}

function orderedValue(word: string): OrderedValue | undefined {
  const [, figure, unit] = numberAndUnit.exec(withDecimal(word)) ?? [];
  if (figure === undefined || unit === undefined || partNumberFigures.test(figure)) return undefined;
  const parsed = parsePartValue(`${figure}${unit}`);
  const number = Number(figure);
  if (!parsed.ok || typeof parsed.value.si !== 'number' || number === 0) return undefined;
  const made = listMadeValues(parsed.value.unit, unit);
  return made && { number, unit, si: parsed.value.si, made };
}

/** Whether a word is a value by which parts are ordered or rated: 18pF, 10k, 12MHz, 16V, 1/4W. */
export function isOrderedBy(word: string): boolean {
  return orderedValue(word) !== undefined;
}

/** The values on both sides of one, the nearest first, in the unit in which it was typed. */
const neighboursOf = remember(
  (word: string): readonly [below: readonly string[], above: readonly string[]] => {
    const ordered = orderedValue(word);
    if (!ordered) return [[], []];
    const { number, unit, si, made } = ordered;
    const placeOf = (value: number) => placeAmong(made, value);
    const isNear = (value: number) => value < number * farthest && value > number / farthest;
    const textsOf = (values: readonly number[]) =>
      values
        .map((value) => Number((value / (si / number)).toPrecision(7)))
        .filter(isNear)
        .map((value) => `${value}${unit}`);
    const below = made.slice(placeOf((si / farthest) * (1 - sameValue)), placeOf(si * (1 - sameValue)));
    const above = made.slice(placeOf(si * (1 + sameValue)), placeOf(si * farthest * (1 + sameValue)));
    return [textsOf(below.toReversed()), textsOf(above)];
  },
  rememberedWords,
);

/** A value that no part has with the other words of a search, and the nearest ones on both sides that parts have with them. */
export interface NearestValues {
  /** As it was typed. */
  readonly word: string;
  readonly values: readonly string[];
}

/** Values that are asked for at once on either side, and how many times as many after that: most often some part has one of the first. */
const [firstAsked, growth] = [8, 3];

/** The first of these values that some part has with all of these words. */
function* askSide(
  side: readonly string[],
  others: readonly KeywordTerm[],
): Generator<RelaxQuestion, string | undefined, RelaxAnswer> {
  let [from, count] = [0, firstAsked];
  while (from < side.length) {
    const asked = side.slice(from, from + count);
    const found = yield* whichFound(asked.map((value) => [...readKeyword(value), ...others]));
    const value = asked[found.indexOf(true)];
    if (value !== undefined) return value;
    from += count;
    count *= growth;
  }
  return undefined;
}

/**
 * Whether parts with these words fit the value in one of these ways instead of being ordered by it: a part for 10 V is of no use to anyone who
 * needs 25 V, and one for 2.7 to 3.6 V not to anyone who has 5 V.
 */
function* isFitted(
  value: string | undefined,
  kinds: readonly SpanKind[],
  others: readonly KeywordTerm[],
): Generator<RelaxQuestion, boolean, RelaxAnswer> {
  const need = value === undefined ? undefined : needOf(value);
  if (value === undefined || !need) return false;
  const fitting = kinds.map((kind): KeywordTerm[] => [
    { text: value, words: [], mpn: undefined, values: [], others: [], need: { ...need, kind } },
    ...others,
  ]);
  return (yield* whichFound(fitting)).includes(true);
}

/** The nearest values that some part has with all of these words; none where there are none near. */
function* askNeighbours(
  word: string,
  others: readonly KeywordTerm[],
): Generator<RelaxQuestion, string[], RelaxAnswer> {
  const [below, above] = neighboursOf(word);
  const lower = yield* askSide(below, others);
  const higher = yield* askSide(above, others);
  const isTooLow = yield* isFitted(lower, ['rating', 'range'], others);
  const isElsewhere = yield* isFitted(higher, ['range'], others);
  return [isTooLow ? undefined : lower, isElsewhere ? undefined : higher].filter((one) => one !== undefined);
}

/** The first of these words that has neighbours, with the nearest of them; undefined where parts have none. */
export function* findNearestValues(
  missing: readonly KeywordTerm[],
  others: readonly KeywordTerm[],
): Generator<RelaxQuestion, NearestValues | undefined, RelaxAnswer> {
  const term = missing.find((word) => neighboursOf(wordOf(word)).flat().length > 0);
  if (term === undefined) return undefined;
  const word = wordOf(term);
  const values = yield* askNeighbours(word, [...others, ...kindTerms(term)]);
  return values.length > 0 ? { word, values } : undefined;
}

/** The values as one word of a keyword, which finds the parts that have any of them. */
export function anyOfText({ values }: NearestValues): string {
  return values.join(alternativesSign);
}
