import { isObject, type Json } from '#description/json.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, sentFields } from '../exchange.ts';
import type { FilterRelation } from '../relation.ts';
import { filterWords, fitsFilter } from './filter.ts';
import { judgeTranslated } from './language.ts';
import type { Notes } from './notes.ts';
import { disorder } from './order.ts';
import { judgePage } from './page.ts';
import { placesAt } from './places.ts';
import { isMeant, rowsOf } from './request-when.ts';
import { showValue } from './show-value.ts';

/** The rows of `x-relations` that one response shows alone: order, unique, filter, page size, the language of texts. */
export function judgeRows(_contract: Contract, exchange: Exchange, notes: Notes): void {
  const { operation, json } = exchange;
  if (!operation || !isObject(json) || codeOf(exchange) !== 0) return;
  const sent = sentFields(exchange);
  for (const row of rowsOf(operation, 'order')) {
    if (!isMeant(operation, row.when, sent)) continue;
    const found = disorder(placesAt(json, row.order), row.direction);
    if (found)
      notes.add('wrong-order', `response#${found.at}`, { expected: found.expected, actual: found.actual });
  }
  for (const row of rowsOf(operation, 'unique')) judgeUnique(json, row.unique, notes);
  for (const row of rowsOf(operation, 'filter')) judgeFilter({ operation, row, sent, json }, notes);
  judgePage(operation, sent, json, notes);
  judgeTranslated(exchange, operation, json, notes);
}

function judgeUnique(json: Json, pointer: string, notes: Notes): void {
  const seen = new Map<string, string>();
  for (const place of placesAt(json, pointer)) {
    if (place.value === undefined) continue;
    const text = JSON.stringify(place.value);
    const before = seen.get(text);
    if (before !== undefined)
      notes.add('page-overlap', `response#${place.pointer}`, {
        expected: `another one than ${before}`,
        actual: showValue(place.value),
      });
    else seen.set(text, place.pointer);
  }
}

interface SentFilter {
  readonly operation: ContractOperation;
  readonly row: FilterRelation;
  readonly sent: Readonly<Record<string, string>>;
  readonly json: Json;
}

function judgeFilter({ operation, row, sent, json }: SentFilter, notes: Notes): void {
  const value = sent[row.filter];
  if (value === undefined || value.trim() === '' || !isMeant(operation, row.when, sent)) return;
  if (row.when === undefined && row.match === 'positive' && value === '0') return;
  for (const place of placesAt(json, row.items)) {
    if (fitsFilter(row, value, place) !== false) continue;
    notes.add('ignored-filter', `response#${place.pointer}`, {
      expected: filterWords(row, value),
      actual: showValue(place.value),
    });
    return;
  }
}
