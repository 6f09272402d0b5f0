import { describe, expect, it } from 'vitest';
import { type Action, fitsAnyRow, isOffered } from '#domain/actions/offered.ts';
import { customisedAmountDue, standardAmountDue } from '#domain/cashier/amount-due.ts';
import { closingBlockers } from '#domain/my-data/closing.ts';
import { isDocumentOffered } from '#domain/order-documents/offered-documents.ts';
import { unpaidState } from '#domain/orders-customised/instalments.ts';
import { actions } from '#generated/actions.ts';
import {
  customisedOrderOrderStateValues,
  assFlagValues as flags,
  instalmentHeadAmountValues as heads,
  instalmentAmountStateValues,
  listCustomisedOrdersStateValues,
  listStandardOrdersStateValues,
} from '#generated/enums.ts';
import { isAfterSalesOpen, refuseAfterSales } from './after-sales.ts';
import { calledOffAs } from './called-off.ts';
import { countWaiting } from './count-waiting.ts';
import { newCustomisedOrder, newSampleOrder, newStandardOrder } from './first-states.ts';
import { customisedHomeState, standardHomeState } from './home-state.ts';
import { isListedIn } from './listed-rows.ts';
import {
  customisedNextStep,
  type NextStep,
  nextStepActors,
  sampleNextStep,
  standardNextStep,
} from './next-step.ts';
import { customisedActions, type OrderAction, sampleActions, standardActions } from './offered-actions.ts';
import { effectsOfAction } from './order-effects.ts';
import { findShopStep, type OrderKindName, offeredShopSteps } from './shop-steps.ts';
import { customisedStateName, standardStateName } from './state-name.ts';
import { closeUnpaid } from './unpaid-life.ts';

/** An order somewhere on its way. */
interface Position {
  readonly kind: OrderKindName;
  /** As on the wire. */
  readonly fields: Readonly<Record<string, number>>;
  readonly instalments: readonly { readonly headAmount: 0 | 1; readonly isPaid: boolean }[];
  readonly isPaid: boolean;
  readonly isRefunded: boolean;
}

const amounts = { usMoney: 100, zhMoney: 700 };
const plan = [heads.firstInstalment, heads.firstInstalment, heads.laterInstalment, heads.laterInstalment];

type Sets = Readonly<Record<string, unknown>>;

function after(position: Position, sets: Sets, refunds = false): Position {
  const { instalments, isPaid } = position;
  const unpaid = unpaidState(instalments.some((one) => !one.isPaid));
  // What the tables set in an order are numbers.
  const fields = { ...position.fields, ...(sets as Record<string, number>), unpaid };
  return { ...position, fields, isRefunded: position.isRefunded || (refunds && isPaid) };
}

function pay(position: Position): Position {
  if (position.kind === 'StandardOrder') {
    // Only the steps of the tables change it.
    const { sets } = standardAmountDue({ ...amounts, proOrderState: position.fields.proOrderState as 1 });
    return after({ ...position, isPaid: true }, sets);
  }
  const { orderState = 0, assFlag = 0 } = position.fields;
  const unpaid = position.instalments.flatMap((one) => (one.isPaid ? [] : [{ ...one, ...amounts, one }]));
  const due = customisedAmountDue({ orderState, assFlag }, unpaid);
  const paidNow = due.instalments.map(({ one }) => one);
  const instalments = position.instalments.map((one) =>
    paidNow.includes(one) ? { ...one, isPaid: true } : one,
  );
  return after({ ...position, instalments, isPaid: true }, due.sets);
}

function afterAction(position: Position, action: Action): Position[] {
  const { assFlag = 0 } = position.fields;
  if (!isOffered(action, position.fields)) return [];
  if (action.operation === 'applyAfterSales' && refuseAfterSales(action, { ...position.fields, assFlag }))
    return [];
  if (action.name === 'pay') return [pay(position)];
  return [after(position, action.sets ?? {}, effectsOfAction(action).refunds)];
}

function afterShopStep(position: Position, name: string): Position[] {
  const step = findShopStep(position.kind, name);
  if (!step) return [];
  const instalments =
    step.takes === 'instalments'
      ? plan.map((headAmount) => ({ headAmount, isPaid: false }))
      : position.instalments;
  return [after({ ...position, instalments }, step.sets, step.refunds)];
}

/** The positions to which one step of the member, of the shop or of time leads. */
function nextPositions(position: Position): Position[] {
  const { kind, fields } = position;
  const ofMember: readonly Action[] = Object.values(actions[kind]);
  const isOverdue = kind === 'StandardOrder' && fitsAnyRow(closeUnpaid.when, fields);
  return [
    ...ofMember.flatMap((action) => afterAction(position, action)),
    ...offeredShopSteps(kind, fields).flatMap((name) => afterShopStep(position, name)),
    ...(isOverdue ? [after(position, closeUnpaid.sets, closeUnpaid.refunds)] : []),
  ];
}

/** Every position that an order which was just placed can reach. */
function findReachable(kind: OrderKindName, placed: Sets): Position[] {
  const first = after({ kind, fields: {}, instalments: [], isPaid: false, isRefunded: false }, placed);
  const found = new Map([[JSON.stringify(first), first]]);
  // A map yields what is added to it while it is walked.
  for (const position of found.values())
    for (const next of nextPositions(position)) found.set(JSON.stringify(next), next);
  return [...found.values()];
}

interface Shown {
  readonly offered: readonly OrderAction[];
  readonly step: NextStep;
  /** Words for its state: page, home of the member centre. */
  readonly labels: readonly string[];
  readonly calledOff: string | undefined;
  readonly isProformaOffered: boolean;
}

function show({ kind, fields, instalments }: Position): Shown {
  const isInvoiced = false;
  if (kind === 'StandardOrder') {
    // As above.
    const order = { ...fields, proOrderState: fields.proOrderState as 1 };
    return {
      offered: standardActions(order),
      step: standardNextStep(order),
      labels: [standardStateName(order), standardHomeState(order)],
      calledOff: calledOffAs('standard', order.proOrderState, fields.assFlag),
      isProformaOffered: isDocumentOffered({ ...order, kind: 'standard', isInvoiced }, 'proforma'),
    };
  }
  const order = { ...fields, orderState: fields.orderState ?? 0 };
  if (kind === 'SampleOrder') {
    const step = sampleNextStep(order);
    const unknown = { labels: [], calledOff: undefined, isProformaOffered: false };
    return { ...unknown, offered: sampleActions(order), step };
  }
  const { paid, unpaid } = instalmentAmountStateValues;
  const documented = {
    ...order,
    kind: 'customised',
    assFlag: fields.assFlag ?? 0,
    isInvoiced,
    frontContract: null,
    amountStates: instalments.map(({ isPaid }) => (isPaid ? paid : unpaid)),
  } as const;
  return {
    offered: customisedActions(order),
    step: customisedNextStep(order),
    labels: [customisedStateName(order), customisedHomeState(order)],
    calledOff: calledOffAs('customised', order.orderState, fields.assFlag),
    isProformaOffered: isDocumentOffered(documented, 'proforma'),
  };
}

/** The action that a step asks the member for. */
const askedFor: Partial<Record<NextStep, OrderAction>> = {
  pay: 'pay',
  payInstalment: 'pay',
  payRest: 'pay',
  payOutstanding: 'pay',
  confirmArrival: 'confirmReceipt',
  confirmSample: 'confirmReceipt',
  signContract: 'uploadContract',
  correctContract: 'uploadContract',
};

/** States in which the price is quoted and the payment is not open yet. */
const beforePayment: readonly number[] = [
  customisedOrderOrderStateValues.uploadContract,
  customisedOrderOrderStateValues.contractExamined,
  customisedOrderOrderStateValues.contractRejected,
  customisedOrderOrderStateValues.settingUp,
];

function moneyIsDue({ kind, fields, instalments, isPaid }: Position, { calledOff }: Shown): boolean {
  if (kind === 'CustomisedOrder' && beforePayment.includes(fields.orderState ?? 0)) return false;
  if (calledOff !== undefined || isAfterSalesOpen({ assFlag: fields.assFlag ?? 0 })) return false;
  return kind === 'StandardOrder' ? !isPaid : instalments.some((one) => !one.isPaid);
}

/** The lists of a kind that show the order, other than that of all orders. */
function listsWith({ kind, fields }: Position): string[] {
  const lists = kind === 'StandardOrder' ? listStandardOrdersStateValues : listCustomisedOrdersStateValues;
  return Object.entries(lists).flatMap(([name, state]) => (isListedIn(kind, state, fields) ? [name] : []));
}

/** Whether an account with this order can be closed. */
function isFinished(step: NextStep): boolean {
  const facts = { withdrawals: [], payments: [], refunds: [], yuan: 0, dollars: 0 };
  return closingBlockers({ ...facts, nextSteps: [step] }, new Date(0)).length === 0;
}

function problemsOf(position: Position): string[] {
  const { kind, fields, isRefunded } = position;
  const shown = show(position);
  const { offered, step, labels, calledOff, isProformaOffered } = shown;
  const actor = nextStepActors[step];
  const asked = askedFor[step];
  const isReturned = fields.assFlag === flags.returnCompleted;
  const isDue = moneyIsDue(position, shown);
  const waiting = Object.values(countWaiting([{ orderState: 0, ...fields, count: 1 }]));
  const rules: Readonly<Record<string, boolean>> = {
    'money is due without a way to pay it, or paid without being due':
      kind === 'SampleOrder' || isDue === offered.includes('pay'),
    'a proforma without money that is due': isProformaOffered === offered.includes('pay'),
    'money was given back and something is offered':
      !(isRefunded || isReturned) || (offered.length === 0 && offeredShopSteps(kind, fields).length === 0),
    'the member is asked for what is not offered':
      actor !== 'member' || (asked && offered.includes(asked)) === true,
    'the shop is waited for and has no step': actor !== 'shop' || offeredShopSteps(kind, fields).length > 0,
    'nobody is waited for and something is open':
      actor !== 'nobody' ||
      !['pay', 'confirmReceipt'].some((action) => offered.some((one) => one === action)),
    'an account cannot be closed for it, or can although something is open':
      isFinished(step) === (actor === 'nobody'),
    'a returned order is called something else':
      !isReturned || [...labels, calledOff].every((label) => label === 'returnCompleted'),
    'a returned order is in another list': !isReturned || listsWith(position).join() === 'afterSales',
    'an order that waits for its member is not counted':
      kind !== 'CustomisedOrder' ||
      waiting.reduce((sum, count) => sum + count, 0) === (actor === 'member' ? 1 : 0),
  };
  return Object.entries(rules).flatMap(([problem, holds]) => (holds ? [] : [problem]));
}

describe('an order in any state that real steps lead to', () => {
  it.each([
    ['StandardOrder', newStandardOrder, 14],
    ['CustomisedOrder', newCustomisedOrder, 60],
    ['SampleOrder', newSampleOrder, 6],
  ] as const)(
    'of kind %s offers what fits the money that is due or was given back',
    (kind, placed, least) => {
      const positions = findReachable(kind, placed);
      expect(positions.length).toBeGreaterThanOrEqual(least);
      const found = positions.map((position) => ({ ...position, problems: problemsOf(position) }));
      expect(found.filter(({ problems }) => problems.length > 0)).toEqual([]);
    },
  );
});
