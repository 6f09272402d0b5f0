import { fitsAnyRow, type Rows, type Scalar } from '#domain/actions/offered.ts';
import { assFlagValues, listStandardOrdersStateValues } from '#generated/enums.ts';
import type { OrderKindName } from './shop-steps.ts';

const inAfterSales = Object.values(assFlagValues).filter((flag) => flag !== assFlagValues.noAfterSales);

const stateFields: Readonly<Record<OrderKindName, string>> = {
  StandardOrder: 'proOrderState',
  CustomisedOrder: 'orderState',
  SampleOrder: 'orderState',
};

/**
 * The orders that a list with the given `state` shows, as rows of a state table; undefined for all of them. The last value for
 * standard orders is not a state of an order: it means those with after-sales service, whatever their state.
 */
export function listedRows(kind: OrderKindName, state: number | undefined): Rows | undefined {
  if (state === undefined) return undefined;
  const isAfterSales = kind === 'StandardOrder' && state === listStandardOrdersStateValues.afterSales;
  return isAfterSales ? [{ assFlag: inAfterSales }] : [{ [stateFields[kind]]: [state] }];
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
