import { asList, asObject, asText, isObject, type JsonObject } from '#description/json.ts';
import { columnListTypeValues } from '#generated/enums.ts';
import { type Exchange, sentFields } from '../../exchange.ts';
import { placesAt } from '../../judge/places.ts';
import { showValue } from '../../judge/show-value.ts';
import type { FilterRelation } from '../../relation.ts';
import type { FollowUps } from '../../relations/follow-ups.ts';
import { itemsOf, itemsPointer } from '../../relations/readers.ts';
import { judgedColumn, passes, readFacets } from './facets.ts';

/** Compares a product list with the column filters that were sent, and its columns with the detail of its first product. */
export async function judgeColumns(
  followUps: FollowUps,
  first: Exchange,
  row: FilterRelation,
): Promise<void> {
  const { operation } = first;
  const [item] = operation ? itemsOf(operation, first) : [];
  if (!operation || !isObject(item)) return;
  const detail = await detailOf(followUps, item);
  await judgeListed(followUps, first, { item, detail });
  const [prefix = ''] = row.filter.split('{');
  const sent = Object.entries(sentFields(first)).filter(([name]) =>
    new RegExp(`^${prefix}[0-9]+$`).test(name),
  );
  const { catalogId } = sentFields(first);
  if (sent.length === 0 || catalogId === undefined) return;
  const facets = await readFacets(followUps, first, catalogId);
  for (const [name, filter] of sent) {
    const facet = facets.find(({ columnId }) => String(columnId) === name.slice(prefix.length));
    if (!facet) continue;
    const column = judgedColumn(facet, row.ranges === 'covers');
    const places = placesAt(first.json ?? null, row.items.replace(row.filter, name));
    // A list shows the columns of its table only; those of the others are in the detail.
    const judged = places.some(({ value }) => value !== undefined)
      ? places
      : [{ pointer: `${itemsPointer(operation)}/0/${name}`, value: detail[name] }];
    const found = judged.find(({ value }) => passes(value, filter, column) === false);
    if (!found) continue;
    const expected = column.hasRanges
      ? `a range that ${name} ${filter} asks for`
      : `one of ${name} ${filter}`;
    const [at, actual] = [`response#${found.pointer}`, showValue(found.value)];
    followUps.note(operation.id, { kind: 'ignored-filter', at, expected, actual }, first);
  }
}

async function detailOf(followUps: FollowUps, { productId }: JsonObject): Promise<JsonObject> {
  const detail = await followUps.call('getProduct', { productId: Number(productId) });
  return asObject(asObject(detail.json).data);
}

/** A column of the table (`listType` 1), or one that `moreColumns` names, is in the list with the value that the detail of a product has. */
async function judgeListed(
  followUps: FollowUps,
  first: Exchange,
  { item, detail }: { readonly item: JsonObject; readonly detail: JsonObject },
): Promise<void> {
  const { operation } = first;
  const columns = await followUps.call('listColumns', { catalogId: Number(item.catalogId) });
  if (!operation) return;
  const more = asText(sentFields(first).moreColumns).split(',');
  for (const { columnId, listType } of asList(asObject(columns.json).data).map(asObject)) {
    const name = `column${columnId}`;
    if (
      !(listType === columnListTypeValues.inTable || more.includes(String(columnId))) ||
      detail[name] === undefined ||
      item[name] === detail[name]
    )
      continue;
    const at = `response#${itemsPointer(operation)}/0/${name}`;
    const expected = `${showValue(detail[name])}, as in getProduct`;
    followUps.note(
      operation.id,
      { kind: 'calls-disagree', at, expected, actual: showValue(item[name]) },
      first,
    );
  }
}
