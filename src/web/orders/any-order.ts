import { calledOffAs } from '#domain/orders/called-off.ts';
import {
  customisedHomeState,
  type HomeStateName,
  sampleHomeState,
  standardHomeState,
} from '#domain/orders/home-state.ts';
import { instalmentGroups } from '#domain/orders/instalment-groups.ts';
import {
  customisedNextStep,
  type NextStep,
  sampleNextStep,
  standardNextStep,
} from '#domain/orders/next-step.ts';
import {
  customisedActions,
  type OrderAction,
  type OrderScreen,
  sampleActions,
  standardActions,
} from '#domain/orders/offered-actions.ts';
import {
  customisedStateName,
  type StateName,
  sampleState,
  standardStateName,
} from '#domain/orders/state-name.ts';
import { isInstalmentUnpaid } from '#domain/orders-customised/instalments.ts';
import type { CustomisedOrder } from '#generated/hooks/model/customisedOrder.ts';
import type { SampleOrder } from '#generated/hooks/model/sampleOrder.ts';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { orderRouteTypes } from '#web/paths.ts';
import type { PaymentData } from '#web/session/payment-data.ts';

/** An order of any kind, with its kind. */
export type AnyOrder =
  | { readonly kind: 'standard'; readonly order: StandardOrder }
  | { readonly kind: 'customised'; readonly order: CustomisedOrder }
  | { readonly kind: 'sample'; readonly order: SampleOrder };

/** What is shown as its state. */
export function stateNameOf(any: AnyOrder): StateName {
  switch (any.kind) {
    case 'standard':
      return standardStateName(any.order);
    case 'customised':
      return customisedStateName(any.order);
    case 'sample':
      return sampleState(any.order.orderState);
  }
}

/** What the home of the member centre shows as its state. */
function homeStateNameOf(any: AnyOrder): HomeStateName {
  switch (any.kind) {
    case 'standard':
      return standardHomeState(any.order);
    case 'customised':
      return customisedHomeState(any.order);
    case 'sample':
      return sampleHomeState(any.order);
  }
}

/** The name of the label of its state, in the words of a screen that has its own. */
export function stateLabelOf(any: AnyOrder, screen?: OrderScreen): StateName | HomeStateName {
  return screen === 'memberHome' ? homeStateNameOf(any) : stateNameOf(any);
}

/** What the member can do with it, on any screen or on the named one, the most urgent first. */
export function actionsOf(any: AnyOrder, screen?: OrderScreen): readonly OrderAction[] {
  switch (any.kind) {
    case 'standard':
      return standardActions(any.order, screen);
    case 'customised':
      return customisedActions(any.order, screen);
    case 'sample':
      return sampleActions(any.order);
  }
}

/** True if it ended without a delivery, or its goods were returned. */
export function isCalledOff({ kind, order }: AnyOrder): boolean {
  const state = kind === 'standard' ? order.proOrderState : order.orderState;
  return calledOffAs(kind, state, kind === 'sample' ? undefined : order.assFlag) !== undefined;
}

export function nextStepOf(any: AnyOrder): NextStep {
  switch (any.kind) {
    case 'standard':
      return standardNextStep(any.order);
    case 'customised':
      return customisedNextStep(any.order);
    case 'sample':
      return sampleNextStep(any.order);
  }
}

/** The page that started the payment, for the cashier. */
const pageName = 'orders';

/** What the cashier is asked to settle: the whole of a standard order, the next payment of a customised one. */
export function paymentOf(any: AnyOrder): PaymentData | undefined {
  switch (any.kind) {
    case 'standard': {
      const { orderNo, moneyNum, moneyNumZh } = any.order;
      const orderType = orderRouteTypes.standard;
      return { payAmount: moneyNum, zhMoney: moneyNumZh, orderNo, pageName, orderType };
    }
    case 'customised': {
      const next = instalmentGroups(any.order.amountListVos).find(({ isNext }) => isNext);
      const orderType = orderRouteTypes.customised;
      const { orderNo } = any.order;
      const purchaseId = next?.instalments.find(isInstalmentUnpaid)?.purchaseId;
      return next && { payAmount: next.due, zhMoney: next.dueZh, orderNo, pageName, orderType, purchaseId };
    }
    case 'sample':
      return undefined;
  }
}
