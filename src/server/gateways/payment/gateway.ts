import type { StartedPayment } from '#domain/payment/sandbox-page.ts';
import type { Confirmation, PayType } from '#server/cashier/index.ts';

/** A notification as it came in; nothing of it is to be believed yet. */
export interface Notified {
  readonly headers: Headers;
  readonly body: string;
}

/** `ignored`: genuine, and nothing to book (yet). `forged`: not from the service, or not meant for this shop. */
export type Reading = Confirmation | 'ignored' | 'forged';

/** What the service wants to hear. */
export interface NotifyAnswer {
  readonly status: number;
  readonly text: string;
}

/** A payment service. Its calls reach the network, so none of them is ever made inside a database transaction. */
export interface PaymentGateway {
  /** Part of its addresses: `/payment/notify/{name}`, `/payment/return/{name}`. */
  readonly name: 'sandbox' | 'alipay' | 'paypal';
  readonly payTypes: readonly PayType[];
  /** Where a form of this shop may end up, for the CSP. */
  readonly formTargets: readonly string[];
  /** The address at which the payment goes on. */
  readonly start: (payment: StartedPayment) => Promise<string>;
  /** Verifies a notification. */
  readonly read: (notified: Notified) => Promise<Reading>;
  /** What is known when the browser comes back; services that tell by notification only have none. */
  readonly readReturn?: (query: URLSearchParams) => Promise<Reading>;
  readonly answer: (understood: boolean) => NotifyAnswer;
}
