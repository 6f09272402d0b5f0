import { customisedOrderSendValues, customisedOrderUnpaidValues } from '#generated/enums.ts';
import {
  type AfterSalesName,
  afterSalesName,
  type CustomisedState,
  customisedState,
  type SampleState,
  type StandardState,
  sampleState,
  standardState,
} from './state-name.ts';

/** Who has to act next on an order. */
export type Actor = 'member' | 'shop' | 'nobody';

/** What happens next on an order, and who has to act: every sentence that a page can say about it. */
export const nextStepActors = {
  pay: 'member',
  waitForShipment: 'shop',
  confirmArrival: 'member',
  orderDone: 'nobody',
  orderClosed: 'nobody',
  orderRefunded: 'nobody',
  waitForExchange: 'shop',
  exchangeDone: 'nobody',
  waitForReturn: 'shop',
  returnDone: 'nobody',
  afterSalesDeclined: 'nobody',
  waitForSampleReview: 'shop',
  waitForSample: 'shop',
  confirmSample: 'member',
  sampleDone: 'nobody',
  sampleRejected: 'nobody',
  sampleCancelled: 'nobody',
  waitForReview: 'shop',
  signContract: 'member',
  waitForContractReview: 'shop',
  waitForInstalments: 'shop',
  payInstalment: 'member',
  payRest: 'member',
  payOutstanding: 'member',
  waitForProduction: 'shop',
  correctContract: 'member',
  requestDeclined: 'nobody',
  customisedDone: 'nobody',
  customisedClosed: 'nobody',
  waitForAfterSales: 'shop',
} as const satisfies Record<string, Actor>;

export type NextStep = keyof typeof nextStepActors;

const afterSalesSteps: Record<AfterSalesName, NextStep> = {
  exchangeGoods: 'waitForExchange',
  exchangeCompleted: 'exchangeDone',
  returnGoods: 'waitForReturn',
  returnCompleted: 'returnDone',
  afterSalesRejected: 'afterSalesDeclined',
};

/** After a decision that leaves the goods with the member, the order goes on where it was; only one that is done says what was decided. */
const decidedSteps: readonly NextStep[] = ['exchangeDone', 'afterSalesDeclined'];

function withAfterSales(assFlag: number | undefined, otherwise: NextStep): NextStep {
  const flag = afterSalesName(assFlag);
  if (flag === undefined) return otherwise;
  const step = afterSalesSteps[flag];
  return decidedSteps.includes(step) && nextStepActors[otherwise] !== 'nobody' ? otherwise : step;
}

const standardSteps: Record<StandardState, NextStep> = {
  awaitingPayment: 'pay',
  awaitingShipment: 'waitForShipment',
  inDelivery: 'confirmArrival',
  completed: 'orderDone',
  closed: 'orderClosed',
};

const sampleSteps: Record<SampleState, NextStep> = {
  toBeExamined: 'waitForSampleReview',
  awaitingShipment: 'waitForSample',
  awaitingReceipt: 'confirmSample',
  received: 'sampleDone',
  rejected: 'sampleRejected',
  cancelled: 'sampleCancelled',
};

interface CustomisedFlags {
  readonly shipped: boolean;
  readonly unpaid: boolean;
}

const shippedOr =
  (step: NextStep) =>
  ({ shipped }: CustomisedFlags): NextStep =>
    shipped ? 'confirmArrival' : step;

/** Nobody signs a contract without a price; before the first payment something is due of every order that has one. */
const onceQuoted =
  (step: NextStep) =>
  ({ shipped, unpaid }: CustomisedFlags): NextStep => {
    if (shipped) return 'confirmArrival';
    return unpaid ? step : 'waitForReview';
  };

function paymentStep({ shipped, unpaid }: CustomisedFlags): NextStep {
  if (unpaid) return shipped ? 'payRest' : 'payInstalment';
  return shipped ? 'confirmArrival' : 'waitForProduction';
}

const customisedSteps: Record<CustomisedState, (flags: CustomisedFlags) => NextStep> = {
  toBeExamined: shippedOr('waitForReview'),
  uploadContract: onceQuoted('signContract'),
  contractExamined: shippedOr('waitForContractReview'),
  settingUp: shippedOr('waitForInstalments'),
  awaitingPayment: paymentStep,
  awaitingDeliveryOrReceipt: shippedOr('waitForProduction'),
  contractRejected: onceQuoted('correctContract'),
  orderRejected: () => 'requestDeclined',
  completed: ({ unpaid }) => (unpaid ? 'payOutstanding' : 'customisedDone'),
  cancelledOrRejected: () => 'customisedClosed',
  afterSales: ({ shipped, unpaid }) => {
    if (unpaid) return 'payRest';
    return shipped ? 'confirmArrival' : 'waitForAfterSales';
  },
};

/** What happens next on a standard order; `paidIn` is absent as long as nothing was paid, `refunds` are those of late payments too. */
export function standardNextStep(order: {
  readonly proOrderState: number;
  readonly assFlag?: number | undefined;
  readonly paidIn?: number | undefined;
  readonly refunds?: readonly unknown[] | undefined;
}): NextStep {
  const step = standardSteps[standardState(order.proOrderState)];
  const isRefunded = order.paidIn !== undefined || (order.refunds?.length ?? 0) > 0;
  return withAfterSales(order.assFlag, step === 'orderClosed' && isRefunded ? 'orderRefunded' : step);
}

/** What happens next on a customised order. */
export function customisedNextStep(order: {
  readonly orderState: number;
  readonly assFlag?: number | undefined;
  readonly send?: number | undefined;
  readonly unpaid?: number | undefined;
}): NextStep {
  const step = customisedSteps[customisedState(order.orderState)]({
    shipped: order.send === customisedOrderSendValues.shipped,
    unpaid: order.unpaid === customisedOrderUnpaidValues.instalmentDue,
  });
  return withAfterSales(order.assFlag, step);
}

/** What happens next on a sample order. */
export function sampleNextStep({ orderState }: { readonly orderState: number }): NextStep {
  return sampleSteps[sampleState(orderState)];
}
