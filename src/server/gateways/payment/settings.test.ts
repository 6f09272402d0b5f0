import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPaymentSettings } from './settings.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dropMarkers = (pem: string | Buffer) => String(pem).replace(/-----[A-Z ]+-----|\n/g, '');
const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'pem' });
const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' });

const alipay = {
  ALIPAY_APP_ID: '2021',
  ALIPAY_PRIVATE_KEY: dropMarkers(pkcs8),
  PUBLIC_URL: 'https://shop.example/',
  ALIPAY_PUBLIC_KEY: dropMarkers(publicKey.export({ type: 'spki', format: 'pem' })),
};
const paypal = {
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WH',
  PUBLIC_URL: 'https://shop.example',
};

describe('the settings of payment services', () => {
  it('Without settings the sandbox is used.', () => {
    expect(readPaymentSettings({}, 3)).toEqual({ publicUrl: '' });
  });

  it('The settings configure both services.', () => {
    const { publicUrl, alipay: one, paypal: other } = readPaymentSettings({ ...alipay, ...paypal }, 3);
    expect(publicUrl).toBe('https://shop.example');
    expect(one).toMatchObject({ appId: '2021', gateway: 'https://openapi.alipay.com/gateway.do' });
    expect(other).toMatchObject({ clientId: 'id', base: 'https://api-m.paypal.com' });
  });

  it.each([
    ['bare base64', dropMarkers(pkcs8)],
    ['bare base64 of the old form', dropMarkers(pkcs1)],
    ['PEM', String(pkcs8)],
    ['PEM on one line', String(pkcs1).trim().replaceAll('\n', '\\n')],
  ])('take a key as %s', (_, key) => {
    const read = readPaymentSettings({ ...alipay, ALIPAY_PRIVATE_KEY: key }, 1);
    expect(read.alipay?.privateKey).toBe(String(pkcs8).trim());
  });

  it.each([
    [
      { ALIPAY_APP_ID: '2021' },
      1,
      'ALIPAY_APP_ID is set, so ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY must be set too.',
    ],
    [
      { PAYPAL_CLIENT_SECRET: 's' },
      2,
      'PAYPAL_CLIENT_SECRET is set, so PAYPAL_CLIENT_ID, PAYPAL_WEBHOOK_ID must be set too.',
    ],
    [{ ...alipay, ALIPAY_PRIVATE_KEY: 'key' }, 1, 'ALIPAY_PRIVATE_KEY is no RSA private key.'],
    [{ ...alipay, PUBLIC_URL: '' }, 1, 'PUBLIC_URL must be set: payment services send the buyer back there.'],
    [
      { ...alipay, PUBLIC_URL: 'http://shop.example' },
      1,
      'PUBLIC_URL must be an address that starts with https://.',
    ],
    [alipay, 3, 'PAYMENT_TYPE 3 offers PayPal, which is not set up.'],
    [paypal, 1, 'PAYMENT_TYPE 1 offers Alipay, which is not set up.'],
  ] as const)('are refused when they are only half there', (env, paymentType, message) => {
    expect(() => readPaymentSettings(env, paymentType)).toThrow(message);
  });
});
