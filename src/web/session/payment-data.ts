import { useSyncExternalStore } from 'react';
import { orderRouteTypes } from '#web/paths.ts';
import { createStore } from '#web/state/store.ts';

/** What the cashier is asked to settle, passed in session storage, one item each, by the page that started it. */
export interface PaymentData {
  /** US cents. */
  readonly payAmount: number;
  /** The same amount in yuan cents. */
  readonly zhMoney: number;
  readonly orderNo: string;
  /** The page that started the payment. */
  readonly pageName: string;
  readonly orderType: PaidOrderType;
  /** The first instalment to pay; of a customised order only. */
  readonly purchaseId?: number | undefined;
}

const names = ['payAmount', 'zhMoney', 'orderNo', 'pageName', 'orderType', 'purchaseId'] as const;

const { standard, customised } = orderRouteTypes;

/** The kind of the order, in the numbers of the addresses. */
type PaidOrderType = typeof standard | typeof customised;

const changes = createStore(0);
/** Keeps the data of this page when the browser has no session storage. */
let memory: PaymentData | undefined;
let snapshot: { raw: string; data: PaymentData | undefined } | undefined;

function ownStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function cents(text: string | null): number | undefined {
  const value = text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Any value but that of a standard order is a customised one; data without number or amount are not a payment. */
function parse(item: (name: keyof PaymentData) => string | null): PaymentData | undefined {
  const orderNo = item('orderNo');
  const payAmount = cents(item('payAmount'));
  const zhMoney = cents(item('zhMoney'));
  if (!orderNo || payAmount === undefined || zhMoney === undefined) return undefined;
  return {
    payAmount,
    zhMoney,
    orderNo,
    pageName: item('pageName') ?? '',
    orderType: item('orderType') === String(standard) ? standard : customised,
    purchaseId: Number(item('purchaseId')) || undefined,
  };
}

/**
 * Keeps what the cashier reads. `target` is the storage of another tab of this shop, for a cashier that had to be opened
 * before the amount was known: its copy of our storage was made at that moment.
 */
export function writePaymentData(data: PaymentData, target: Storage | undefined = ownStorage()): void {
  memory = undefined;
  try {
    if (!target) throw new Error('no storage');
    for (const name of names) {
      const value = data[name];
      if (value === undefined) target.removeItem(name);
      else target.setItem(name, String(value));
    }
  } catch {
    memory = data;
  }
  changes.set(changes.get() + 1);
}

/** The payment of this tab; undefined when there is none, or the stored data are invalid. */
export function readPaymentData(): PaymentData | undefined {
  if (memory) return memory;
  const store = ownStorage();
  const raw = JSON.stringify(names.map((name) => store?.getItem(name) ?? null));
  if (snapshot?.raw !== raw) snapshot = { raw, data: parse((name) => store?.getItem(name) ?? null) };
  return snapshot.data;
}

/** The payment of this tab; none while rendering on the server and hydrating. */
export function usePaymentData(): PaymentData | undefined {
  return useSyncExternalStore(changes.subscribe, readPaymentData, () => undefined);
}
