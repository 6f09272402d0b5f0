import {
  customisedOrderOrderStateValues,
  sampleOrderOrderStateValues,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';
import type { OrderKind } from '../payment/order-kind.ts';
import { customisedStateName, type StateName, sampleState, standardStateName } from './state-name.ts';

const { closed } = standardOrderProOrderStateValues;
const { orderRejected, cancelledOrRejected } = customisedOrderOrderStateValues;
const { rejected, cancelled } = sampleOrderOrderStateValues;

/** States of orders, on the wire, that ended without a delivery: closed, cancelled or refused. */
export const calledOffStates: Readonly<Record<OrderKind, readonly number[]>> = {
  standard: [closed],
  sample: [rejected, cancelled],
  customised: [orderRejected, cancelledOrRejected],
};

const stateNames: Readonly<Record<OrderKind, (state: number, assFlag: number | undefined) => StateName>> = {
  standard: (proOrderState, assFlag) => standardStateName({ proOrderState, assFlag }),
  sample: sampleState,
  customised: (orderState) => customisedStateName({ orderState }),
};

/** What is shown as the state of an order that ended without a delivery; undefined for any other. */
export function calledOffAs(kind: OrderKind, state: number, assFlag?: number): StateName | undefined {
  return calledOffStates[kind].includes(state) ? stateNames[kind](state, assFlag) : undefined;
}
