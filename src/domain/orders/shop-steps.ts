import { isOffered, type Rows, type Scalar } from '#domain/actions/offered.ts';
import {
  afterSalesRecordDecisionValues as decisions,
  assFlagValues as flags,
  sampleOrderOrderStateValues as samples,
  customisedOrderSendValues as send,
  standardOrderProOrderStateValues as standard,
  customisedOrderOrderStateValues as states,
} from '#generated/enums.ts';
import type { AfterSalesDecision } from './after-sales.ts';
import { type HistoryStep, type OrderEvent, orderActors, orderEvents } from './events.ts';
import { type OrderEffects, undoesAll } from './order-effects.ts';

/** What the shop has to give with a step. */
export type StepInput = 'shipment' | 'instalments' | 'reply';

/** A step of the shop: when it may be taken, what it sets, and what else it does. */
export interface ShopStep extends OrderEffects {
  readonly when: Rows;
  readonly sets: Readonly<Record<string, Scalar>>;
  readonly event: OrderEvent;
  readonly takes?: StepInput;
  /** What it decides about the open request for after-sales service. */
  readonly decision?: AfterSalesDecision;
}

function decide<const Decision extends AfterSalesDecision>(decision: Decision) {
  return { takes: 'reply', decision } as const;
}

const afterSales = {
  completeExchange: {
    when: [{ assFlag: [flags.exchangeGoods] }],
    sets: { assFlag: flags.exchangeCompleted },
    event: orderEvents.afterSalesCompleted,
    ...decide(decisions.afterSalesCompleted),
  },
  completeReturn: {
    when: [{ assFlag: [flags.returnGoods] }],
    sets: { assFlag: flags.returnCompleted },
    event: orderEvents.afterSalesCompleted,
    refunds: true,
    ...decide(decisions.afterSalesCompleted),
  },
  refuseAfterSales: {
    when: [{ assFlag: [flags.exchangeGoods, flags.returnGoods] }],
    sets: { assFlag: flags.afterSalesRejected },
    event: orderEvents.afterSalesRefused,
    ...decide(decisions.afterSalesRefused),
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
    ...undoesAll,
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
    ...undoesAll,
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
    takes: 'instalments',
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
    ...decide(decisions.afterSalesAccepted),
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

type NameOfDeciding<Steps> = {
  [Name in keyof Steps]: Steps[Name] extends { readonly decision: unknown } ? Name : never;
}[keyof Steps];

/** The names of the steps by which the shop decides a request for after-sales service. */
export type AfterSalesStepName<Kind extends OrderKindName> = NameOfDeciding<(typeof shopSteps)[Kind]>;

/** The fields of an order that decide what the shop may do with it. */
export type DecidingFields = Readonly<Record<string, Scalar | undefined>>;

/** The step of the shop with this name; undefined when there is none. */
export function findShopStep(kind: OrderKindName, name: string): ShopStep | undefined {
  const steps: Readonly<Record<string, ShopStep>> = shopSteps[kind];
  return Object.hasOwn(steps, name) ? steps[name] : undefined;
}

/** The step that ended the request for after-sales service of an order with this flag; undefined when none did. */
export function afterSalesEnd({ assFlag }: { readonly assFlag: number }) {
  return Object.values(afterSales).find(({ sets }) => sets.assFlag === assFlag);
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
