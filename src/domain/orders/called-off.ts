import {
  assFlagValues,
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
  customised: (orderState, assFlag) => customisedStateName({ orderState, assFlag }),
};

/** What is shown as the state of an order that ended without a delivery, or whose goods were returned; undefined for any other. */
export function calledOffAs(kind: OrderKind, state: number, assFlag?: number): StateName | undefined {
  const isCalledOff = calledOffStates[kind].includes(state) || assFlag === assFlagValues.returnCompleted;
  return isCalledOff ? stateNames[kind](state, assFlag) : undefined;
}
