import { isOffered, type Rows, type Scalar } from '#domain/actions/offered.ts';
import {
  assFlagValues as flags,
  sampleOrderOrderStateValues as samples,
  customisedOrderSendValues as send,
  standardOrderProOrderStateValues as standard,
  customisedOrderOrderStateValues as states,
} from '#generated/enums.ts';
import { type HistoryStep, type OrderEvent, orderActors, orderEvents } from './events.ts';

/** What the shop has to give with a step. */
export type StepInput = 'shipment' | 'contract' | 'instalments' | 'reply';

/** A step of the shop: when it may be taken, what it sets, and what else it does. */
export interface ShopStep {
  readonly when: Rows;
  readonly sets: Readonly<Record<string, Scalar>>;
  readonly event: OrderEvent;
  readonly takes?: StepInput;
  /** Gives money and points back. */
  readonly refunds?: true;
  /** The pieces of the order go back into stock. */
  readonly restocks?: true;
}

const decide = { takes: 'reply' } as const;

const afterSales = {
  completeExchange: {
    when: [{ assFlag: [flags.exchangeGoods] }],
    sets: { assFlag: flags.exchangeCompleted },
    event: orderEvents.afterSalesCompleted,
    ...decide,
  },
  completeReturn: {
    when: [{ assFlag: [flags.returnGoods] }],
    sets: { assFlag: flags.returnCompleted },
    event: orderEvents.afterSalesCompleted,
    refunds: true,
    ...decide,
  },
  refuseAfterSales: {
    when: [{ assFlag: [flags.exchangeGoods, flags.returnGoods] }],
    sets: { assFlag: flags.afterSalesRejected },
    event: orderEvents.afterSalesRefused,
    ...decide,
  },
} as const satisfies Readonly<Record<string, ShopStep>>;

const standardSteps = {
  ship: {
    when: [{ proOrderState: [standard.awaitingShipment] }],
    sets: { proOrderState: standard.inDelivery },
    event: orderEvents.orderShipped,
    takes: 'shipment',
  },
  refuse: {
    when: [{ proOrderState: [standard.awaitingPayment, standard.awaitingShipment] }],
    sets: { proOrderState: standard.closed },
    event: orderEvents.orderRefused,
    refunds: true,
    restocks: true,
  },
  ...afterSales,
} as const satisfies Readonly<Record<string, ShopStep>>;

const sampleSteps = {
  approve: {
    when: [{ orderState: [samples.toBeExamined] }],
    sets: { orderState: samples.awaitingShipment },
    event: orderEvents.orderApproved,
  },
  refuse: {
    when: [{ orderState: [samples.toBeExamined] }],
    sets: { orderState: samples.rejected },
    event: orderEvents.orderRefused,
    refunds: true,
    restocks: true,
  },
  ship: {
    when: [{ orderState: [samples.awaitingShipment] }],
    sets: { orderState: samples.awaitingReceipt },
    event: orderEvents.orderShipped,
    takes: 'shipment',
  },
} as const satisfies Readonly<Record<string, ShopStep>>;

const underContract = [
  states.uploadContract,
  states.contractExamined,
  states.settingUp,
  states.awaitingPayment,
  states.awaitingDeliveryOrReceipt,
  states.contractRejected,
];

const customisedSteps = {
  approve: {
    when: [{ orderState: [states.toBeExamined] }],
    sets: { orderState: states.uploadContract },
    event: orderEvents.contractOffered,
    takes: 'contract',
  },
  refuse: {
    when: [{ orderState: [states.toBeExamined] }],
    sets: { orderState: states.orderRejected },
    event: orderEvents.orderRefused,
  },
  acceptContract: {
    when: [{ orderState: [states.contractExamined] }],
    sets: { orderState: states.settingUp },
    event: orderEvents.contractAccepted,
  },
  refuseContract: {
    when: [{ orderState: [states.contractExamined] }],
    sets: { orderState: states.contractRejected },
    event: orderEvents.contractRefused,
  },
  setInstalments: {
    when: [{ orderState: [states.settingUp] }],
    sets: { orderState: states.awaitingPayment },
    event: orderEvents.amountsSet,
    takes: 'instalments',
  },
  ship: {
    when: [
      {
        orderState: [states.awaitingPayment, states.awaitingDeliveryOrReceipt],
        send: [send.notShipped],
        assFlag: [flags.noAfterSales],
      },
    ],
    sets: { send: send.shipped },
    event: orderEvents.orderShipped,
    takes: 'shipment',
  },
  /** Ends an order that was approved; what was paid of it is given back. */
  end: {
    when: [{ orderState: underContract, send: [send.notShipped] }],
    sets: { orderState: states.cancelledOrRejected },
    event: orderEvents.orderRefused,
    refunds: true,
  },
  acceptAfterSales: {
    when: [
      {
        assFlag: [flags.exchangeGoods, flags.returnGoods],
        orderState: [states.awaitingPayment, states.completed],
      },
    ],
    sets: { orderState: states.afterSales },
    event: orderEvents.afterSalesAccepted,
    ...decide,
  },
  ...afterSales,
} as const satisfies Readonly<Record<string, ShopStep>>;

/** Kind of order → step of the shop. */
export const shopSteps = {
  StandardOrder: standardSteps,
  SampleOrder: sampleSteps,
  CustomisedOrder: customisedSteps,
} as const;

export type OrderKindName = keyof typeof shopSteps;

/** The fields of an order that decide what the shop may do with it. */
export type DecidingFields = Readonly<Record<string, Scalar | undefined>>;

/** The step of the shop with this name; undefined when there is none. */
export function findShopStep(kind: OrderKindName, name: string): ShopStep | undefined {
  const steps: Readonly<Record<string, ShopStep>> = shopSteps[kind];
  return Object.hasOwn(steps, name) ? steps[name] : undefined;
}

/** Names of the steps that the shop may take with an order in its present state. */
export function offeredShopSteps(kind: OrderKindName, order: DecidingFields): readonly string[] {
  const steps: Readonly<Record<string, ShopStep>> = shopSteps[kind];
  return Object.entries(steps)
    .filter(([name, { when }]) => isOffered({ operation: 'shop', on: kind, name, when }, order))
    .map(([name]) => name);
}

/** The step that a step of the shop adds to the history. */
export function historyOf({ event }: Pick<ShopStep, 'event'>): HistoryStep {
  return { event, by: orderActors.byShop };
}
