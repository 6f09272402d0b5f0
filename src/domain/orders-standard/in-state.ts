import {
  type assFlagNames,
  assFlagValues,
  listStandardOrdersStateValues,
  type standardOrderProOrderStateNames,
} from '#generated/enums.ts';

/** What a list of standard orders shows: all, those in after-sales of any state, or those in one state. */
export type StateFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'afterSales' }
  | { readonly kind: 'state'; readonly proOrderState: number };

/** The filter that a request asks for: the last value of `state` is no state of an order. */
export function stateFilter(state: number | undefined): StateFilter {
  if (state === undefined) return { kind: 'all' };
  if (state === listStandardOrdersStateValues.afterSales) return { kind: 'afterSales' };
  return { kind: 'state', proOrderState: state };
}

interface OrderInState {
  readonly proOrderState: keyof typeof standardOrderProOrderStateNames;
  readonly assFlag: keyof typeof assFlagNames;
}

/** Whether a list with the given `state` shows an order. The server asks its database the same. */
export function isInState({ proOrderState, assFlag }: OrderInState, state: number | undefined): boolean {
  const filter = stateFilter(state);
  if (filter.kind === 'afterSales') return assFlag !== assFlagValues.noAfterSales;
  return filter.kind === 'all' || proOrderState === filter.proOrderState;
}
