import { asList, asObject, asText, type JsonObject } from '#description/json.ts';
import { filterFromWire } from '#domain/part-values/index.ts';
import { columnRangesValues } from '#generated/enums.ts';
import { type Exchange, sentFields } from '../../exchange.ts';
import { placesAt } from '../../judge/places.ts';
import { rowsOf } from '../../judge/request-when.ts';
import type { FilterVariant, FollowUps } from '../../relations/follow-ups.ts';
import { readFacets } from './facets.ts';

/** Filters on columns of the category of a request or its first item: one value, one of two, a span of numbers, a requirement. */
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
    const [count] = choicesOf(facet).map((choice) => choice.count);
    const name = row.filter.replace(/\{.*\}/, String(facet.columnId));
    return filtersOn(facet).map((filter, index) => ({
      changes: { [category.filter]: String(value), [name]: filter },
      ...(index === 0 && typeof count === 'number' ? { count } : {}),
    }));
  });
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
function filtersOn(facet: JsonObject): string[] {
  const values = choicesOf(facet).map(({ value }) => asText(value));
  const [narrowest = '', next = ''] = values;
  const exact = [narrowest, `${narrowest}|${next}`];
  if (isText(facet)) return exact;
  if (isSingleNumber(facet)) return narrowest.startsWith('=') ? exact : [...exact, `${narrowest}..`];
  // The widest range overlaps many and is covered by few.
  const widest = (values.at(-1) ?? '').replace('=', '');
  return [...exact, narrowest.replace('=', ''), widest, `${facet.max}..`];
}
