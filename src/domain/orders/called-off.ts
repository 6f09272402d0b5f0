import {
  customisedOrderOrderStateValues,
  sampleOrderOrderStateValues,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';
import type { OrderKind } from '../payment/order-kind.ts';

const { closed } = standardOrderProOrderStateValues;
const { orderRejected, cancelledOrRejected } = customisedOrderOrderStateValues;
const { rejected, cancelled } = sampleOrderOrderStateValues;

/** States of orders, on the wire, that ended without a delivery: closed, cancelled or refused. */
export const calledOffStates: Readonly<Record<OrderKind, readonly number[]>> = {
  standard: [closed],
  sample: [rejected, cancelled],
  customised: [orderRejected, cancelledOrRejected],
};
