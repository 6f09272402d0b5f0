import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';

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

  return { env, readPagePayment, notification };
}
