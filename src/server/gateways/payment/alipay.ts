import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk';
import { payTypes } from '#domain/cashier/methods.ts';
import { plainCents } from '#domain/money/index.ts';
import type { StartedPayment } from '#domain/payment/sandbox-page.ts';
import { refundAtAlipay } from './alipay-refund.ts';
import { parseCents } from './decimal-amount.ts';
import type { Notified, PaymentGateway, Reading } from './gateway.ts';
import { notifyPath, returnPath } from './payment-urls.ts';
import type { AlipaySettings } from './settings.ts';

const name = 'alipay';
const subjects = { zh_CN: '电子元件订单', en_US: 'Electronic components' } as const;

/** Alipay's payment page redirects to other hosts, and the CSP applies to every step. */
function targetsOf(gateway: string): string {
  const { hostname, origin } = new URL(gateway);
  const domain = ['alipay.com', 'alipaydev.com'].find((known) => hostname.endsWith(`.${known}`));
  return domain ? `https://*.${domain}` : origin;
}

const paidStates: ReadonlySet<unknown> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

/** Reads the signed answer of `alipay.trade.query`; Alipay knows a trade only once the buyer has signed in at its page. */
function readTrade(trade: AlipaySdkCommonResult, number: string): Reading {
  const { code, subCode, outTradeNo, tradeNo: serviceRef, tradeStatus: status } = trade;
  if (subCode === 'ACQ.TRADE_NOT_EXIST') return 'ignored';
  if (code !== '10000') throw new Error(`Alipay refused the inquiry: ${code} ${subCode}`);
  const amount = parseCents(trade.totalAmount);
  if (outTradeNo !== number || typeof serviceRef !== 'string' || amount === undefined) return 'forged';
  const confirmation = {
    paymentNumber: number,
    serviceRef,
    amount,
    currency: 'CNY',
    payTypes: [payTypes.cardOrAlipay],
  } as const;
  if (paidStates.has(status)) return { ...confirmation, paid: true };
  return status === 'TRADE_CLOSED' ? { ...confirmation, paid: false } : 'ignored';
}

function readNotification(sdk: AlipaySdk, settings: AlipaySettings, body: string): Reading {
  const pairs = [...new URLSearchParams(body)];
  const fields: Readonly<Record<string, string>> = Object.fromEntries(pairs);
  const isWhole = Object.keys(fields).length === pairs.length && fields.sign_type === 'RSA2';
  if (!isWhole || !sdk.checkNotifySignV2(fields)) return 'forged';
  if (fields.app_id !== settings.appId) return 'forged';
  if (settings.sellerId !== undefined && fields.seller_id !== settings.sellerId) return 'forged';
  const amount = parseCents(fields.total_amount);
  const { out_trade_no: paymentNumber, trade_no: serviceRef, trade_status: status } = fields;
  if (amount === undefined || !paymentNumber || !serviceRef) return 'forged';
  // Trades inside China carry no currency: it is CNY.
  const currency = fields.currency ?? fields.trans_currency ?? 'CNY';
  if (currency !== 'CNY' && currency !== 'USD') return 'forged';
  const confirmation = {
    paymentNumber,
    serviceRef,
    amount,
    currency,
    payTypes: [payTypes.cardOrAlipay],
  } as const;
  if (paidStates.has(status)) return { ...confirmation, paid: true };
  return status === 'TRADE_CLOSED' ? { ...confirmation, paid: false } : 'ignored';
}

/** Alipay page payment in CNY through its SDK: `alipay.trade.page.pay` and its asynchronous notification. */
export function alipayGateway(settings: AlipaySettings, publicUrl: string): PaymentGateway {
  let loaded: Promise<AlipaySdk> | undefined;
  const load = async () => {
    const { AlipaySdk } = await import('alipay-sdk');
    const { appId, privateKey, publicKey: alipayPublicKey, gateway } = settings;
    return new AlipaySdk({ appId, privateKey, alipayPublicKey, gateway, keyType: 'PKCS8', signType: 'RSA2' });
  };
  const sdk = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    name,
    payTypes: [payTypes.cardOrAlipay],
    formTargets: [targetsOf(settings.gateway)],
    async start(payment: StartedPayment) {
      const url = (await sdk()).pageExecute('alipay.trade.page.pay', 'GET', {
        notifyUrl: publicUrl + notifyPath(name),
        returnUrl: publicUrl + returnPath(name, payment.ticket),
        bizContent: {
          outTradeNo: payment.number,
          productCode: 'FAST_INSTANT_TRADE_PAY',
          totalAmount: plainCents(payment.amount),
          subject: `${subjects[payment.language]} ${payment.orderNo ?? payment.number}`,
        },
      });
      return { url };
    },
    async inquire({ number }) {
      const bizContent = { outTradeNo: number };
      return readTrade(
        await (await sdk()).exec('alipay.trade.query', { bizContent }, { validateSign: true }),
        number,
      );
    },
    async refund(asked) {
      return refundAtAlipay(await sdk(), asked);
    },
    async read({ body }: Notified) {
      return readNotification(await sdk(), settings, body);
    },
    answer: (understood) => ({ status: 200, text: understood ? 'success' : 'failure' }),
  };
}
