import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { PaymentType } from '#domain/cashier/methods.ts';
import { accountPaymentTypeValues as paymentTypes } from '#generated/enums.ts';
import { StartProblem } from '#server/start-problem.ts';

export interface AlipaySettings {
  readonly appId: string;
  /** RSA2 private key of the application, base64 or PEM. */
  readonly privateKey: string;
  /** Alipay's public key, base64 or PEM. */
  readonly publicKey: string;
  readonly gateway: string;
  /** Alipay user id of the seller; without it the seller in notifications is not checked. */
  readonly sellerId?: string;
}

export interface PaypalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** URL of PayPal's API. */
  readonly base: string;
}

/** Configured payment services. Without any, the built-in sandbox is used. */
export interface PaymentSettings {
  /** Public URL of this shop without a trailing slash; only needed by real services. */
  readonly publicUrl: string;
  readonly alipay?: AlipaySettings;
  readonly paypal?: PaypalSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

const liveAlipay = 'https://openapi.alipay.com/gateway.do';
const livePaypal = 'https://api-m.paypal.com';

/** The named values, all or none: incomplete settings are refused. */
function together<Name extends string>(
  env: Environment,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    const given = names.find((name) => !missing.includes(name));
    throw new StartProblem(`${given} is set, so ${missing.join(', ')} must be set too.`);
  }
  // All names are set, as checked above; `fromEntries` loses the names in its type.
  return Object.fromEntries(names.map((name) => [name, env[name]?.trim()])) as Record<Name, string>;
}

function address(env: Environment, name: string, fallback: string): string {
  const value = env[name]?.trim() || fallback;
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(value);
  if (value === '' || (URL.canParse(value) && (value.startsWith('https://') || isLocal)))
    return value.replace(/\/$/, '');
  throw new StartProblem(`${name} must be an address that starts with https://.`);
}

/** The key in PEM format; services issue bare base64. */
function toPem(key: string, kind: 'PRIVATE' | 'PUBLIC'): string {
  const text = key.replaceAll('\\n', '\n').trim();
  return text.startsWith('-----') ? text : `-----BEGIN ${kind} KEY-----\n${text}\n-----END ${kind} KEY-----`;
}

function checkedKey(name: string, key: string, kind: 'PRIVATE' | 'PUBLIC'): string {
  for (const pem of [toPem(key, kind), toPem(key, kind).replaceAll(`${kind} KEY`, `RSA ${kind} KEY`)]) {
    try {
      const read = kind === 'PRIVATE' ? createPrivateKey(pem) : createPublicKey(pem);
      if (read.asymmetricKeyType !== 'rsa') continue;
      const exported =
        kind === 'PRIVATE'
          ? read.export({ type: 'pkcs8', format: 'pem' })
          : read.export({ type: 'spki', format: 'pem' });
      return String(exported).trim();
    } catch {}
  }
  throw new StartProblem(`${name} is no RSA ${kind.toLowerCase()} key.`);
}

function readAlipay(env: Environment): AlipaySettings | undefined {
  const given = together(env, ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']);
  if (!given) return undefined;
  const sellerId = env.ALIPAY_SELLER_ID?.trim();
  return {
    appId: given.ALIPAY_APP_ID,
    privateKey: checkedKey('ALIPAY_PRIVATE_KEY', given.ALIPAY_PRIVATE_KEY, 'PRIVATE'),
    publicKey: checkedKey('ALIPAY_PUBLIC_KEY', given.ALIPAY_PUBLIC_KEY, 'PUBLIC'),
    gateway: address(env, 'ALIPAY_GATEWAY', liveAlipay),
    ...(sellerId ? { sellerId } : {}),
  };
}

function readPaypal(env: Environment): PaypalSettings | undefined {
  const given = together(env, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']);
  if (!given) return undefined;
  return {
    clientId: given.PAYPAL_CLIENT_ID,
    clientSecret: given.PAYPAL_CLIENT_SECRET,
    webhookId: given.PAYPAL_WEBHOOK_ID,
    base: address(env, 'PAYPAL_BASE', livePaypal),
  };
}

const offered = {
  [paymentTypes.alipayOnly]: ['Alipay'],
  [paymentTypes.paypalOnly]: ['PayPal'],
  [paymentTypes.alipayAndPaypal]: ['Alipay', 'PayPal'],
} as const;

/**
 * Reads the settings of the payment services. With one real service, every method of PAYMENT_TYPE needs one: with the sandbox
 * next to it goods could be had for free.
 */
export function readPaymentSettings(env: Environment, paymentType: PaymentType): PaymentSettings {
  const [alipay, paypal] = [readAlipay(env), readPaypal(env)];
  const publicUrl = address(env, 'PUBLIC_URL', '');
  if (!alipay && !paypal) return { publicUrl };
  if (publicUrl === '')
    throw new StartProblem('PUBLIC_URL must be set: payment services send the buyer back there.');
  const there = { Alipay: alipay, PayPal: paypal };
  const missing = offered[paymentType].find((service) => !there[service]);
  if (missing) throw new StartProblem(`PAYMENT_TYPE ${paymentType} offers ${missing}, which is not set up.`);
  return { publicUrl, ...(alipay ? { alipay } : {}), ...(paypal ? { paypal } : {}) };
}
