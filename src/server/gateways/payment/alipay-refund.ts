import type { AlipaySdk } from 'alipay-sdk';
import { plainCents } from '#domain/money/index.ts';
import type { AskedRefund, RefundAnswer } from './gateway.ts';

/** Alipay never gives these trades back: the time for it is over, or the buyer's account is gone. */
const finalRefusals: ReadonlySet<unknown> = new Set([
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  'ACQ.BUYER_NOT_EXIST',
  'ACQ.BUYER_ENABLE_STATUS_FORBID',
]);

/** Part of the trade was given back by hand, or Alipay does not know itself: somebody has to look, and nothing may be paid twice. */
const unclear: ReadonlySet<unknown> = new Set([
  'ACQ.SYSTEM_ERROR',
  'AQC.SYSTEM_ERROR',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.DISCORDANT_REPEAT_REQUEST',
]);

/**
 * Asks for a refund with `alipay.trade.refund`, and with `alipay.trade.fastpay.refund.query` whether it was carried out where that
 * does not say so: a repeated request changes no fund again.
 */
export async function refundAtAlipay(
  sdk: AlipaySdk,
  { number: outRequestNo, serviceRef: tradeNo, amount }: AskedRefund,
): Promise<RefundAnswer> {
  const execute = (method: string, bizContent: object) =>
    sdk.exec(method, { bizContent }, { validateSign: true });
  const asked = { tradeNo, outRequestNo };
  const told = await execute('alipay.trade.refund', { ...asked, refundAmount: plainCents(amount) });
  const isAccepted = told.code === '10000';
  if (isAccepted && told.fundChange === 'Y') return { reply: 'done' };
  const known = await execute('alipay.trade.fastpay.refund.query', asked);
  if (known.code === '10000' && known.refundStatus === 'REFUND_SUCCESS') return { reply: 'done' };
  if (isAccepted) return { reply: 'pending' };
  if (told.code !== '40004' || unclear.has(told.subCode))
    throw new Error(`Alipay did not accept the refund: ${told.code} ${told.subCode}`);
  return { reply: finalRefusals.has(told.subCode) ? 'refused' : 'postponed' };
}
