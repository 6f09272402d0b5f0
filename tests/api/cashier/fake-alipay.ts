import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '#domain/wire/port-of.ts';
import { fakeTrades } from './fake-trades.ts';

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048, ...pem });

function signedText(fields: Readonly<Record<string, string>>, without: readonly string[]): string {
  const names = Object.keys(fields).filter((name) => !without.includes(name));
  return names
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

/** Alipay as its documents describe it: RSA2 keys of both sides, the page payment, the asynchronous notification. */
export function fakeAlipay() {
  const [application, alipay, stranger] = [newKeys(), newKeys(), newKeys()];
  const appId = '2021000000000001';
  const sellerId = '2088000000000001';
  const env = {
    ALIPAY_APP_ID: appId,
    ALIPAY_SELLER_ID: sellerId,
    PUBLIC_URL: 'https://shop.example',
    ALIPAY_PRIVATE_KEY: application.privateKey.replaceAll('\n', '').replace(/-----[A-Z ]+-----/g, ''),
    ALIPAY_PUBLIC_KEY: alipay.publicKey,
  };

  /** Reads the address of a page payment as the gateway does; refuses one that the application did not sign. */
  function readPagePayment(address: string) {
    const url = new URL(address);
    const fields = Object.fromEntries(url.searchParams);
    const verifier = createVerify('RSA-SHA256').update(signedText(fields, ['sign']), 'utf8');
    if (!verifier.verify(application.publicKey, fields.sign ?? '', 'base64'))
      throw new Error('the request is not signed');
    return { host: url.host, fields, content: JSON.parse(fields.biz_content ?? '{}') };
  }

  /** A signed notification of a paid trade; `spoil` changes it after it was signed. */
  function notification(
    changes: Readonly<Record<string, string>>,
    { spoil = {}, forged = false }: { spoil?: Record<string, string>; forged?: boolean } = {},
  ): RequestInit {
    const fields = {
      notify_id: 'n1',
      notify_type: 'trade_status_sync',
      notify_time: '2026-03-02 16:00:00',
      charset: 'utf-8',
      version: '1.0',
      app_id: appId,
      seller_id: sellerId,
      trade_status: 'TRADE_SUCCESS',
      subject: '订单 50% + 1',
      ...changes,
    };
    const key = forged ? stranger.privateKey : alipay.privateKey;
    const sign = createSign('RSA-SHA256').update(signedText(fields, []), 'utf8').sign(key, 'base64');
    return { method: 'POST', body: new URLSearchParams({ ...fields, sign_type: 'RSA2', sign, ...spoil }) };
  }

  const { trades, refunds, answer } = fakeTrades();
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const query = new URL(request.url ?? '', 'http://alipay').searchParams;
    const body = new URLSearchParams(sent);
    const method = query.get('method') ?? body.get('method') ?? '';
    const told = answer(method, JSON.parse(body.get('biz_content') ?? query.get('biz_content') ?? '{}'));
    if (!told) return response.destroy();
    const content = JSON.stringify(told);
    const sign = createSign('RSA-SHA256').update(content, 'utf8').sign(alipay.privateKey, 'base64');
    response.end(`{"${method.replaceAll('.', '_')}_response":${content},"sign":"${sign}"}`);
  });
  async function open(): Promise<void> {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const port = portOf(server);
    Object.assign(env, { ALIPAY_GATEWAY: `http://127.0.0.1:${port}/gateway.do` });
  }

  return { env, readPagePayment, notification, trades, refunds, open, close: () => server.close() };
}
