import type { Action } from '#domain/actions/offered.ts';
import { actions } from '#generated/actions.ts';

const { StandardOrder, SampleOrder, CustomisedOrder } = actions;

/** What a change of an order does besides what it sets in the order. */
export interface OrderEffects {
  /** Gives money and points back. */
  readonly refunds?: true;
  /** The pieces of the order go back into stock. */
  readonly restocks?: true;
  /** Credits the points that the order earns. */
  readonly credits?: true;
}

/** An order whose goods never left gives back everything that it took. */
export const undoesAll = { refunds: true, restocks: true } as const satisfies OrderEffects;

const ofActions: ReadonlyMap<Action, OrderEffects> = new Map<Action, OrderEffects>([
  [StandardOrder.cancel, undoesAll],
  [StandardOrder.confirmReceipt, { credits: true }],
  [SampleOrder.cancel, undoesAll],
  [CustomisedOrder.cancel, { refunds: true }],
]);

/** What an action of the member does besides what it sets. */
export function effectsOfAction(action: Action): OrderEffects {
  return ofActions.get(action) ?? {};
}
