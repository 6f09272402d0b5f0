import {
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { PaypalSettings } from './settings.ts';

/** PayPal's SDK with the settings of this shop. */
export interface PaypalClient {
  readonly orders: OrdersController;
  readonly payments: PaymentsController;
  readonly token: () => Promise<string>;
  /** The issue in a response of PayPal, `ORDER_ALREADY_CAPTURED` for example. */
  readonly issueOf: (error: unknown) => string | undefined;
}

const hosts = {
  'https://api-m.paypal.com': 'Production',
  'https://api-m.sandbox.paypal.com': 'Sandbox',
} as const;
const timeoutMs = 20_000;

type Open = (options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;

/** Redirects requests of the SDK, which only knows PayPal's two hosts, to another host such as a test server. */
function transportTo(base: string) {
  const { protocol, hostname, port } = new URL(base);
  const open: Open = protocol === 'http:' ? requestHttp : requestHttps;
  const request: Open = (options, answered) =>
    open({ ...options, protocol, hostname, port, agent: undefined }, answered);
  return { request };
}

/** Loads the SDK lazily with the first payment, because it is large. */
export async function loadPaypal({ base, clientId, clientSecret }: PaypalSettings): Promise<PaypalClient> {
  const { Client, Environment, OrdersController, PaymentsController, CustomError } = await import(
    '@paypal/paypal-server-sdk'
  );
  const known = Object.entries(hosts).find(([host]) => host === base)?.[1];
  const client = new Client({
    environment: Environment[known ?? 'Sandbox'],
    timeout: timeoutMs,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    ...(known ? {} : { unstable_httpClientOptions: { transport: transportTo(base) } }),
  });
  return {
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    token: async () => (await client.clientCredentialsAuthManager.updateToken()).accessToken,
    issueOf: (error) => (error instanceof CustomError ? error.result?.details?.[0]?.issue : undefined),
  };
}
