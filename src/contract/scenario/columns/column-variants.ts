import { asList, asObject, asText, type JsonObject } from '#description/json.ts';
import { filterFromWire } from '#domain/part-values/index.ts';
import { columnRangesValues } from '#generated/enums.ts';
import { type Exchange, sentFields } from '../../exchange.ts';
import { placesAt } from '../../judge/places.ts';
import { rowsOf } from '../../judge/request-when.ts';
import type { FilterVariant, FollowUps } from '../../relations/follow-ups.ts';
import { fittingItems, judgedColumn, readFacets } from './facets.ts';

/** Filters on columns of the category of a request or its first item: one value, one of two, a span of numbers, a requirement, an overlap. */
export async function columnVariants(followUps: FollowUps, first: Exchange): Promise<FilterVariant[]> {
  const { operation } = first;
  const filters = operation ? rowsOf(operation, 'filter') : [];
  const row = filters.find(({ filter }) => filter.includes('{'));
  const category = filters.find(({ match }) => match === 'within');
  if (!row || !category) return [];
  const [item] = placesAt(first.json ?? null, category.items);
  const value = sentFields(first)[category.filter] ?? item?.value;
  if (value === undefined) return [];
  const facets = await readFacets(followUps, first, String(value));
  return [isText, isSingleNumber, isRange].flatMap((isKind) => {
    const facet = facets.find((column) => isKind(column) && asList(column.values).length > 1);
    if (!facet) return [];
    const name = row.filter.replace(/\{.*\}/, String(facet.columnId));
    return filtersOn(facet).map(({ filter, count }) => ({
      changes: { [category.filter]: String(value), [name]: filter },
      ...(count === undefined ? {} : { count }),
    }));
  });
}

/** A filter on a column and, where the values of the column show it, how many items it leads to. */
interface ColumnFilter {
  readonly filter: string;
  readonly count?: number;
}

function isText({ kind }: JsonObject): boolean {
  return kind !== 'number';
}

function isSingleNumber({ kind, ranges }: JsonObject): boolean {
  return kind === 'number' && ranges !== columnRangesValues.valueRanges;
}

function isRange({ kind, ranges }: JsonObject): boolean {
  return kind === 'number' && ranges === columnRangesValues.valueRanges;
}

/**
 * The values of a column, those first that show best whether the filter works: of texts, which are listed by frequency, the
 * rarest; of ranges the narrowest, which others cover.
 */
function choicesOf(facet: JsonObject): JsonObject[] {
  const choices = asList(facet.values).map(asObject);
  if (isText(facet)) return choices.reverse();
  return isRange(facet) ? choices.toSorted((a, b) => widthOf(a) - widthOf(b)) : choices;
}

function widthOf({ value }: JsonObject): number {
  const read = filterFromWire(asText(value));
  if (!read.ok || typeof read.value.value === 'number') return 0;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = read.value.value;
  return max - min;
}

/** One value, two values, and for numbers what is between or has to be covered. */
function filtersOn(facet: JsonObject): ColumnFilter[] {
  const choices = choicesOf(facet);
  const values = choices.map(({ value }) => asText(value));
  const [narrowest = '', next = ''] = values;
  const count = choices[0]?.count;
  const one = { filter: narrowest, ...(typeof count === 'number' ? { count } : {}) };
  const exact = [one, { filter: `${narrowest}|${next}` }];
  if (isText(facet)) return exact;
  if (isSingleNumber(facet))
    return narrowest.startsWith('=') ? exact : [...exact, { filter: `${narrowest}..` }];
  // The widest range overlaps many and is covered by few.
  const widest = (values.at(-1) ?? '').replace('=', '');
  const column = judgedColumn(facet, true);
  const required = [narrowest.replace('=', ''), widest, `~${widest}`, `${facet.max}..`, ...spansOn(facet)];
  return [...exact, ...required.map((filter) => ({ filter, count: fittingItems(choices, filter, column) }))];
}

/**
 * Requirements that a range fulfils at one end only, so that it shows when the other end does not count: from the lower end of the
 * narrowest to the highest of all, and from the lowest of all to its upper end.
 */
function spansOn(facet: JsonObject): string[] {
  const narrowest = filterFromWire(asText(choicesOf(facet)[0]?.value));
  if (!narrowest.ok || typeof narrowest.value.value === 'number') return [];
  const { min, max } = narrowest.value.value;
  return [
    ...(min === undefined ? [] : [`${min}..${facet.max}`]),
    ...(max === undefined ? [] : [`${facet.min}..${max}`]),
  ];
}
