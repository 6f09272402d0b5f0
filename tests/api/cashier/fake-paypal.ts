import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { portOf } from '#domain/wire/port-of.ts';
import { FakeRefunds } from './fake-refunds.ts';

interface Order {
  readonly id: string;
  readonly unit: { custom_id: string; invoice_id: string; amount: { value: string; currency_code: string } };
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  capture?: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const problem = (status: number, issue: string): Answer => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', message: issue, debug_id: 'd1', details: [{ issue }] },
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  return text(request);
}

/** PayPal as its documents describe it: tokens, orders, captures, signed webhooks and their verification. */
export class FakePaypal {
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #orders = new Map<string, Order>();
  readonly #byRequest = new Map<string, Order>();
  readonly #server = createServer(async (request, response) => {
    const answer = this.#answer(request, await bodyOf(request));
    if (!answer) return response.destroy();
    const { status, body } = answer;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  /** The next capture finds the payer's card refused. */
  declines = false;
  captures = 0;
  readonly refunds = new FakeRefunds();
  /** The state of every refund that was accepted. */
  refundStatus: 'COMPLETED' | 'PENDING' | 'FAILED' = 'COMPLETED';
  base = '';

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.base = `http://127.0.0.1:${portOf(this.#server)}`;
  }

  async close(): Promise<void> {
    await new Promise((done) => this.#server.close(done));
  }

  get env() {
    return {
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'WH-1',
      PAYPAL_BASE: this.base,
      PUBLIC_URL: 'https://shop.example',
    };
  }

  /** The payer signs in at PayPal and agrees. */
  approve(id: string): void {
    const order = this.#orders.get(id);
    if (order) order.status = 'APPROVED';
  }

  order(id: string): Order {
    const found = this.#orders.get(id);
    if (!found) throw new Error(`PayPal has no order ${id}`);
    return found;
  }

  #answer(request: IncomingMessage, body: string): Answer | undefined {
    const { method = '', url = '', headers } = request;
    if (url === '/v1/oauth2/token') return this.#token(headers.authorization);
    if (headers.authorization !== 'Bearer a-token') return { status: 401, body: { error: 'invalid_token' } };
    if (url === '/v2/checkout/orders')
      return this.#create(String(headers['paypal-request-id']), JSON.parse(body));
    if (url === '/v1/notifications/verify-webhook-signature') return this.#verify(body);
    const [, captureId] = /^\/v2\/payments\/captures\/([^/?]+)\/refund/.exec(url) ?? [];
    if (captureId !== undefined) return this.#refund(String(headers['paypal-request-id']), JSON.parse(body));
    const [, refundId] = /^\/v2\/payments\/refunds\/([^/?]+)/.exec(url) ?? [];
    if (refundId !== undefined) return { status: 200, body: { id: refundId, status: this.refundStatus } };
    const [, id = '', action] = /^\/v2\/checkout\/orders\/([^/?]+)(\/capture)?/.exec(url) ?? [];
    const order = this.#orders.get(id);
    if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    return method === 'POST' && action ? this.#capture(order) : { status: 200, body: this.#show(order) };
  }

  #token(authorization = ''): Answer {
    const isClient = authorization === `Basic ${Buffer.from('client:secret').toString('base64')}`;
    if (!isClient) return { status: 401, body: { error: 'invalid_client' } };
    return { status: 200, body: { access_token: 'a-token', token_type: 'Bearer', expires_in: 32_400 } };
  }

  #create(requestId: string, { purchase_units: [unit] }: { purchase_units: [Order['unit']] }): Answer {
    const id = `PP${this.#orders.size + 1}`;
    const order = this.#byRequest.get(requestId) ?? { id, unit, status: 'PAYER_ACTION_REQUIRED' as const };
    this.#orders.set(order.id, order);
    this.#byRequest.set(requestId, order);
    return { status: 200, body: this.#show(order) };
  }

  #capture(order: Order): Answer {
    if (order.status === 'COMPLETED') return problem(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return problem(422, 'ORDER_NOT_APPROVED');
    if (this.declines) return problem(422, 'INSTRUMENT_DECLINED');
    this.captures += 1;
    order.status = 'COMPLETED';
    order.capture = `CAP${order.id}`;
    return { status: 201, body: this.#show(order) };
  }

  captureOf({ capture: id, unit }: Order) {
    const { custom_id, invoice_id, amount } = unit;
    return { id, status: 'COMPLETED', custom_id, invoice_id, amount };
  }

  /** The request ids of refunds begin with `refund-`. */
  #refund(requestId: string, { amount }: { amount: { value: string } }): Answer | undefined {
    const number = requestId.replace('refund-', '');
    const made = { id: `RF${number}`, status: this.refundStatus, amount };
    switch (this.refunds.ask(number, amount.value)) {
      case 'none':
      case 'again':
        return { status: 201, body: made };
      case 'postponed':
        return problem(422, 'REFUND_FAILED_INSUFFICIENT_FUNDS');
      case 'refused':
        return problem(422, 'REFUND_TIME_LIMIT_EXCEEDED');
      case 'lost':
        return undefined;
    }
  }

  #show(order: Order) {
    const { id, status, unit, capture } = order;
    const payments = capture ? { payments: { captures: [this.captureOf(order)] } } : {};
    const links = [{ rel: 'payer-action', method: 'GET', href: `${this.base}/checkoutnow?token=${id}` }];
    return { id, status, purchase_units: [{ ...unit, ...payments }], links };
  }

  /** A webhook, signed over its id, time, the webhook's id and the checksum of its body. */
  webhook(
    event: object,
    { forged = false, webhookId = 'WH-1', spoil = (text: string) => text } = {},
  ): RequestInit {
    const body = JSON.stringify({ id: 'WH-EVENT', event_version: '1.0', ...event }, null, 1);
    const [id, time] = ['t-1', '2026-03-02T08:00:00Z'];
    const key = (forged ? this.#stranger : this.#keys).privateKey;
    const sign = createSign('RSA-SHA256')
      .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
      .sign(key, 'base64');
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign,
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${this.base}/cert`,
    };
    return { method: 'POST', headers, body: spoil(body) };
  }

  #verify(body: string): Answer {
    const asked = JSON.parse(body);
    const event = /"webhook_event":([\s\S]*)\}$/.exec(body)?.[1] ?? '';
    const text = `${asked.transmission_id}|${asked.transmission_time}|${asked.webhook_id}|${crc32(event)}`;
    const verifier = createVerify('RSA-SHA256').update(text);
    const genuine = verifier.verify(this.#keys.publicKey, asked.transmission_sig, 'base64');
    return { status: 200, body: { verification_status: genuine ? 'SUCCESS' : 'FAILURE' } };
  }
}
