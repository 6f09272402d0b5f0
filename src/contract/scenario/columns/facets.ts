import { asList, asObject, asText, type Json, type JsonObject } from '#description/json.ts';
import { filterFromWire, fitsFilter, spanOf, statedNumber } from '#domain/part-values/index.ts';
import { columnRangesValues } from '#generated/enums.ts';
import type { ContractOperation } from '../../contract.ts';
import type { Exchange } from '../../exchange.ts';
import { rowsOf } from '../../judge/request-when.ts';
import type { FollowUps } from '../../relations/follow-ups.ts';

/** The operation that lists the values of the columns: the one that the product list agrees with. */
function facetsOf(followUps: FollowUps, { operation }: Exchange): ContractOperation | undefined {
  const [row] = operation ? rowsOf(operation, 'agrees') : [];
  return row && followUps.caller.contract.operation(row.agrees);
}

/** The filter columns of a category with their values; none where no call lists them. */
export async function readFacets(
  followUps: FollowUps,
  first: Exchange,
  catalogId: string,
): Promise<JsonObject[]> {
  const facets = facetsOf(followUps, first);
  if (!facets) return [];
  return asList(asObject((await followUps.call(facets.id, { catalogId })).json).data).map(asObject);
}

/** What a filter on one column is judged by. */
export interface JudgedColumn {
  /** Label → the values that stand for it on the wire. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
  readonly isNumber: boolean;
  readonly hasRanges: boolean;
}

/** The facts about a column by which its filters are judged; ranges count only where the server covers them. */
export function judgedColumn(facet: JsonObject, coversRanges: boolean): JudgedColumn {
  return {
    labels: labelsOf(asList(facet.values)),
    isNumber: facet.kind === 'number',
    hasRanges: coversRanges && facet.ranges === columnRangesValues.valueRanges,
  };
}

/** `10Ω` in an item and `10 Ω` in a facet are the same. */
function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

function labelsOf(values: readonly Json[]): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  for (const value of values.map(asObject)) {
    const label = foldText(asText(value.label));
    labels.set(label, [...(labels.get(label) ?? []), asText(value.value)]);
  }
  return labels;
}

/** Whether the text of an item passes a filter; undefined where the value behind the text is not known. */
export function passes(text: Json | undefined, filter: string, column: JudgedColumn): boolean | undefined {
  const choices = filter.split('|');
  if (text === undefined || text === null || text === '') return choices.includes('none');
  const values = column.labels.get(foldText(String(text)));
  if (!values) return choices.every((choice) => choice === 'none') ? false : undefined;
  return choices.some((choice) =>
    values.some((value) => value === choice || (column.isNumber && isFitting(value, choice, column))),
  );
}

/** Whether a value of a number column fits a filter, both in their form on the wire. */
function isFitting(value: string, choice: string, { hasRanges }: JudgedColumn): boolean {
  const [stated, chosen] = [filterFromWire(value), filterFromWire(choice)];
  if (!stated.ok || !chosen.ok) return false;
  const span = spanOf(statedNumber(stated.value.value), true);
  return span !== undefined && fitsFilter(span, chosen.value, hasRanges);
}

/** How many items have a value that fits a filter, by the counts next to the values. */
export function fittingItems(values: readonly JsonObject[], filter: string, column: JudgedColumn): number {
  const fitting = values.filter(({ value }) => isFitting(asText(value), filter, column));
  return fitting.reduce((sum, { count }) => sum + Number(count), 0);
}
