import type { Order } from '@paypal/paypal-server-sdk';
import { payTypes } from '#domain/cashier/methods.ts';
import { plainCents } from '#domain/money/index.ts';
import type { StartedPayment } from '#domain/payment/sandbox-page.ts';
import { parseCents } from './decimal-amount.ts';
import type { Notified, PaymentGateway, Reading } from './gateway.ts';
import { returnPath } from './payment-urls.ts';
import { loadPaypal, type PaypalClient } from './paypal-client.ts';
import { refundAtPaypal } from './paypal-refund.ts';
import { isPaypalsOwn } from './paypal-webhook.ts';
import type { PaypalSettings } from './settings.ts';

const name = 'paypal';
const locales = { zh_CN: 'zh-CN', en_US: 'en-US' } as const;

function targetsOf(base: string): string {
  const { hostname, origin } = new URL(base);
  return hostname.endsWith('.paypal.com') ? 'https://*.paypal.com' : origin;
}

/** A capture in PayPal's format, from a response of the SDK or a webhook. */
interface Capture {
  readonly id?: unknown;
  readonly status?: unknown;
  readonly customId?: unknown;
  readonly invoiceId?: unknown;
  readonly value?: unknown;
  readonly currency?: unknown;
}

const ended: ReadonlySet<unknown> = new Set(['DECLINED', 'FAILED']);

function readCapture({ id, status, customId, invoiceId, value, currency }: Capture): Reading {
  const amount = parseCents(value);
  if (typeof id !== 'string' || typeof customId !== 'string' || amount === undefined) return 'forged';
  if (invoiceId !== customId || (currency !== 'USD' && currency !== 'CNY')) return 'forged';
  const confirmation = {
    paymentNumber: customId,
    serviceRef: id,
    amount,
    currency,
    payTypes: [payTypes.paypalDollars],
  } as const;
  if (status === 'COMPLETED') return { ...confirmation, paid: true };
  return ended.has(status) ? { ...confirmation, paid: false } : 'ignored';
}

function readOrder(order: Order): Reading {
  const unit = order.purchaseUnits?.[0];
  const capture = unit?.payments?.captures?.at(-1);
  if (!capture) return 'ignored';
  const { value, currencyCode: currency } = capture.amount ?? {};
  const { customId = unit?.customId, invoiceId = unit?.invoiceId, id, status } = capture;
  return readCapture({ id, status, customId, invoiceId, value, currency });
}

/** The payment method was declined; the payer may try another one on the same order. */
function readDeclined(order: Order): Reading {
  const { customId, invoiceId, amount } = order.purchaseUnits?.[0] ?? {};
  const { value, currencyCode: currency } = amount ?? {};
  return readCapture({ id: order.id, status: 'DECLINED', customId, invoiceId, value, currency });
}

/** Captures an approved order; idempotent at PayPal. */
async function captureOrder({ orders, issueOf }: PaypalClient, id: string): Promise<Reading> {
  try {
    const asked = { id, paypalRequestId: `capture-${id}`, prefer: 'return=representation' };
    return readOrder((await orders.captureOrder(asked)).result);
  } catch (error) {
    const issue = issueOf(error);
    if (issue === 'ORDER_ALREADY_CAPTURED') return readOrder((await orders.getOrder({ id })).result);
    if (issue === 'INSTRUMENT_DECLINED') return readDeclined((await orders.getOrder({ id })).result);
    if (issue === 'ORDER_NOT_APPROVED') return 'ignored';
    throw error;
  }
}

interface WebhookEvent {
  readonly event_type?: unknown;
  readonly resource?: {
    readonly id?: unknown;
    readonly status?: unknown;
    readonly custom_id?: unknown;
    readonly invoice_id?: unknown;
    readonly amount?: { readonly value?: unknown; readonly currency_code?: unknown };
  };
}

async function readEvent(
  client: PaypalClient,
  { event_type: type, resource }: WebhookEvent,
): Promise<Reading> {
  if (type === 'CHECKOUT.ORDER.APPROVED' && typeof resource?.id === 'string') {
    return captureOrder(client, resource.id);
  }
  if (
    typeof type !== 'string' ||
    !/^PAYMENT\.CAPTURE\.(COMPLETED|DECLINED|DENIED)$/.test(type) ||
    !resource
  ) {
    return 'ignored';
  }
  const { id, status, custom_id: customId, invoice_id: invoiceId, amount } = resource;
  return readCapture({
    id,
    status,
    customId,
    invoiceId,
    value: amount?.value,
    currency: amount?.currency_code,
  });
}

function parseEvent(body: string): WebhookEvent | undefined {
  try {
    const event: unknown = JSON.parse(body);
    return typeof event === 'object' && event !== null ? event : undefined;
  } catch {
    return undefined;
  }
}

function orderRequest(payment: StartedPayment, publicUrl: string) {
  const { number, ticket, orderNo, currency: currencyCode, amount, language } = payment;
  return {
    intent: 'CAPTURE',
    purchaseUnits: [
      {
        customId: number,
        invoiceId: number,
        description: orderNo ?? number,
        amount: { currencyCode, value: plainCents(amount) },
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          userAction: 'PAY_NOW',
          shippingPreference: 'NO_SHIPPING',
          locale: locales[language],
          returnUrl: publicUrl + returnPath(name, ticket),
          cancelUrl: publicUrl + returnPath(name, ticket, true),
        },
      },
    },
  };
}

/** PayPal checkout in USD through its SDK: create an order, the payer approves it, the shop captures it. */
export function paypalGateway(settings: PaypalSettings, publicUrl: string): PaymentGateway {
  let loaded: Promise<PaypalClient> | undefined;
  const client = () => {
    loaded ??= loadPaypal(settings);
    return loaded;
  };
  return {
    name,
    payTypes: [payTypes.paypalDollars],
    formTargets: [targetsOf(settings.base)],
    async start(payment) {
      const { orders } = await client();
      // The SDK wants enum members where the API takes their text.
      const body = orderRequest(payment, publicUrl) as Parameters<typeof orders.createOrder>[0]['body'];
      const { result } = await orders.createOrder({ body, paypalRequestId: payment.number });
      const link = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!link) throw new Error('PayPal answered an order without an address for the payer');
      return { url: link.href, ...(result.id === undefined ? {} : { serviceOrder: result.id }) };
    },
    // An order that the payer approved without coming back is captured by the inquiry.
    async inquire({ serviceOrder }) {
      return serviceOrder === null ? 'ignored' : captureOrder(await client(), serviceOrder);
    },
    async refund(asked) {
      return refundAtPaypal(await client(), asked);
    },
    async read(notified: Notified) {
      const event = parseEvent(notified.body);
      if (!event || !(await isPaypalsOwn(notified, await client(), settings))) return 'forged';
      return readEvent(await client(), event);
    },
    async readReturn(query) {
      const id = query.get('token');
      return id ? captureOrder(await client(), id) : 'ignored';
    },
    answer: (understood) => ({ status: understood ? 200 : 400, text: '' }),
  };
}
