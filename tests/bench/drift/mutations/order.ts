import type { ContractOperation } from '#contract/contract.ts';
import type { OrderRelation } from '#contract/relation.ts';
import { asObject, type Json } from '#description/json.ts';
import { type Fits, jsonLie, requestLie, valuesAt, withField } from '../mutate.ts';
import type { Asked, Plant } from '../mutation.ts';
import { changeAt } from '../places.ts';
import { defaultOf } from './totals.ts';

const order = 'order';

function ordersOf({ relations }: ContractOperation): OrderRelation[] {
  return relations.filter((row): row is OrderRelation => 'order' in row);
}

const hasOrder: Fits = (operation) => ordersOf(operation).length > 0;
const hasSort: Fits = (operation) => ordersOf(operation).some(({ when }) => when?.sort !== undefined);

function appliesTo({ fields }: Asked, { when = {} }: OrderRelation): boolean {
  return Object.entries(when).every(([name, wanted]) => {
    const sent = fields[name];
    const allowed = Array.isArray(wanted) ? wanted : [wanted];
    return allowed.some((one) => (one === null ? sent === undefined : String(one) === sent));
  });
}

/** Puts the items of an ordered answer into another order; counts only where the values that are ordered differ. */
function orderLie(name: string, change: (items: Json[]) => Json[]): Plant {
  return jsonLie(
    [order, name],
    'success',
    (json, asked, { operation }) => {
      const row = ordersOf(operation).find((one) => appliesTo(asked, one));
      if (!row) return undefined;
      const before = JSON.stringify(valuesAt(json, row.order));
      changeAt(json, row.order.slice(0, row.order.indexOf('/*')), (items) =>
        Array.isArray(items) ? change(items) : undefined,
      );
      return JSON.stringify(valuesAt(json, row.order)) === before ? undefined : json;
    },
    hasOrder,
  );
}

function firstTwoSwapped(items: Json[]): Json[] {
  const [first, second, ...others] = items;
  return first === undefined || second === undefined ? items : [second, first, ...others];
}

/** The order of lists. */
export const orderPlants: readonly Plant[] = [
  orderLie('list is the other way round', (items) => items.toReversed()),
  orderLie('two neighbours are swapped', firstTwoSwapped),
  orderLie('newest entry stands at the end', ([first, ...others]) =>
    first === undefined ? [] : [...others, first],
  ),
  requestLie([order, 'sort is ignored'], ({ request }) => withField(request, 'sort', undefined), hasSort),
  requestLie(
    [order, 'direction is ignored'],
    ({ request }) => withField(request, 'order', undefined),
    (operation, contract) => hasSort(operation, contract) && defaultOf(operation, 'order') !== undefined,
  ),
  jsonLie(
    [order, 'sorts by the price of one piece when a quantity is given'],
    'success',
    (json, asked, { operation }) => {
      const row = ordersOf(operation).find((one) => appliesTo(asked, one));
      if (!row?.order.endsWith('quantityPrice')) return undefined;
      const before = JSON.stringify(valuesAt(json, row.order));
      changeAt(json, row.order.slice(0, row.order.indexOf('/*')), (items) =>
        Array.isArray(items)
          ? items.toSorted(
              (one, other) => Number(asObject(one).unitPrice) - Number(asObject(other).unitPrice),
            )
          : undefined,
      );
      return JSON.stringify(valuesAt(json, row.order)) === before ? undefined : json;
    },
    (operation) => ordersOf(operation).some(({ order: pointer }) => pointer.endsWith('quantityPrice')),
  ),
];
