import { isOffered } from '#domain/actions/offered.ts';
import { unpaidState } from '#domain/orders-customised/instalments.ts';
import { actions } from '#generated/actions.ts';
import {
  customisedOrderOrderStateValues,
  type instalmentHeadAmountNames,
  instalmentHeadAmountValues,
  type standardOrderProOrderStateNames,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';

/** The amount of an order that is currently due, in cents of both currencies. */
export interface AmountDue {
  /** Whether the order is in a state in which it can be paid. */
  readonly offered: boolean;
  readonly usMoney: number;
  readonly zhMoney: number;
  /** The first instalment that is due; of a customised order only. */
  readonly purchaseId?: number | undefined;
}

const { awaitingShipment } = standardOrderProOrderStateValues;
const { awaitingPayment, awaitingDeliveryOrReceipt } = customisedOrderOrderStateValues;
const { firstInstalment } = instalmentHeadAmountValues;

type StandardState = keyof typeof standardOrderProOrderStateNames;

interface StandardOrder {
  readonly proOrderState: StandardState;
  readonly usMoney: number;
  readonly zhMoney: number;
}

/** The amount due of a standard order, which is paid as a whole; `sets` is what its payment changes. */
export function standardAmountDue({ proOrderState, usMoney, zhMoney }: StandardOrder) {
  const sets = { proOrderState: awaitingShipment };
  return { offered: isOffered(actions.StandardOrder.pay, { proOrderState }), usMoney, zhMoney, sets };
}

interface Instalment {
  readonly headAmount: keyof typeof instalmentHeadAmountNames;
  readonly usMoney: number;
  readonly zhMoney: number;
}

/** The first unpaid instalment; the instalments of the first payment are paid together. */
function nextInstalments<One extends Instalment>(unpaid: readonly One[]): readonly One[] {
  return unpaid[0]?.headAmount === firstInstalment
    ? unpaid.filter(({ headAmount }) => headAmount === firstInstalment)
    : unpaid.slice(0, 1);
}

/**
 * The amount due of a customised order with its unpaid instalments in the order in which they fall due: `instalments` are those to
 * pay now; `unpaidAfter` and `sets` are what their payment changes. The last one moves on an order that waits for it; one that is
 * completed or in after-sales stays there.
 */
export function customisedAmountDue<One extends Instalment>(
  order: { readonly orderState: number; readonly assFlag: number },
  unpaid: readonly One[],
): AmountDue & {
  readonly instalments: readonly One[];
  readonly unpaidAfter: ReturnType<typeof unpaidState>;
  readonly sets: { readonly orderState?: typeof awaitingDeliveryOrReceipt };
} {
  const instalments = nextInstalments(unpaid);
  const { orderState, assFlag } = order;
  const isLast = instalments.length === unpaid.length;
  return {
    offered: isOffered(actions.CustomisedOrder.pay, {
      orderState,
      assFlag,
      unpaid: unpaidState(unpaid.length > 0),
    }),
    usMoney: instalments.reduce((sum, { usMoney }) => sum + usMoney, 0),
    zhMoney: instalments.reduce((sum, { zhMoney }) => sum + zhMoney, 0),
    instalments,
    unpaidAfter: unpaidState(!isLast),
    sets: isLast && orderState === awaitingPayment ? { orderState: awaitingDeliveryOrReceipt } : {},
  };
}
