import { fitsAnyRow, type Rows, type Scalar } from '#domain/actions/offered.ts';
import {
  assFlagValues,
  listCustomisedOrdersStateValues,
  listStandardOrdersStateValues,
} from '#generated/enums.ts';
import type { OrderKindName } from './shop-steps.ts';

const { noAfterSales, returnCompleted } = assFlagValues;
const assFlags = Object.values(assFlagValues);
const inAfterSales = assFlags.filter((flag) => flag !== noAfterSales);
const notReturned = assFlags.filter((flag) => flag !== returnCompleted);

const rowsOfState: Readonly<Record<OrderKindName, (state: number) => Rows>> = {
  // The last value is not a state of an order: it means those with after-sales service, whatever their state.
  StandardOrder: (state) =>
    state === listStandardOrdersStateValues.afterSales
      ? [{ assFlag: inAfterSales }]
      : [{ proOrderState: [state], assFlag: notReturned }],
  CustomisedOrder: (state) => [
    { orderState: [state], assFlag: notReturned },
    ...(state === listCustomisedOrdersStateValues.afterSales ? [{ assFlag: [returnCompleted] }] : []),
  ],
  SampleOrder: (state) => [{ orderState: [state] }],
};

/**
 * The orders that a list with the given `state` shows, as rows of a state table; undefined for all of them. A returned order is over,
 * whatever its state: it is listed with after-sales service only.
 */
export function listedRows(kind: OrderKindName, state: number | undefined): Rows | undefined {
  return state === undefined ? undefined : rowsOfState[kind](state);
}

/** Whether a list with the given `state` shows an order. */
export function isListedIn(
  kind: OrderKindName,
  state: number | undefined,
  order: Readonly<Record<string, Scalar | undefined>>,
): boolean {
  const rows = listedRows(kind, state);
  return rows === undefined || fitsAnyRow(rows, order);
}
