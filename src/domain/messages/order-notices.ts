import { methods } from '#domain/cashier/methods.ts';
import { enumLabel } from '#domain/enum-label.ts';
import type { Bilingual } from '#domain/language.ts';
import { formatCents } from '#domain/money/formatting.ts';
import {
  orderEvents as events,
  type HistoryStep,
  type OrderEvent,
  orderActors,
} from '#domain/orders/events.ts';
import { destinationOf, type Refund } from '#domain/payment/refund-life.ts';
import { noticeMessageTypeValues, orderRefundPaidToNames } from '#generated/enums.ts';
import { type CheckedNotice, type NewNotice, newNotice } from './new-notice.ts';

/** What a member reads about a step of an order; nothing where another step says it. `#` is the number of the order. */
const texts: Readonly<Record<OrderEvent, Bilingual | undefined>> = {
  [events.orderPlaced]: undefined,
  [events.orderPaid]: undefined,
  [events.instalmentPaid]: undefined,
  [events.orderApproved]: {
    zh: '样品订单 # 已通过审核，正在备货。',
    en: 'Your sample order # is approved and being prepared.',
  },
  [events.orderRefused]: {
    zh: '订单 # 未能受理，已付款项和积分将原路退回。',
    en: 'We cannot fulfil order #. Anything you paid, points included, is returned.',
  },
  [events.contractOffered]: {
    zh: '订单 # 的报价和合同已备好，请签字盖章后上传。',
    en: 'Our quotation and the contract for order # are ready. Please sign and upload the contract.',
  },
  [events.contractUploaded]: undefined,
  [events.contractAccepted]: {
    zh: '订单 # 的合同已通过审核，我们正在安排付款。',
    en: 'Your contract for order # is accepted. The first payment follows.',
  },
  [events.contractRefused]: {
    zh: '订单 # 的合同未通过审核，请更正后重新上传。',
    en: 'Your contract for order # needs a correction. Please upload it again.',
  },
  [events.amountsSet]: {
    zh: '订单 # 可以付款了，请支付首期款。',
    en: 'Order # can be paid now. Please pay the first instalment.',
  },
  [events.orderShipped]: {
    zh: '订单 # 已发货，收到后请确认收货。',
    en: 'Order # is on its way. Please confirm once it has arrived.',
  },
  [events.receiptConfirmed]: undefined,
  [events.orderCancelled]: {
    zh: '订单 # 已取消。',
    en: 'Order # was cancelled.',
  },
  [events.closedUnpaid]: {
    zh: '订单 # 超时未付款，已自动关闭。',
    en: 'Order # was closed because it was not paid in time.',
  },
  [events.afterSalesRequested]: undefined,
  [events.afterSalesAccepted]: {
    zh: '订单 # 的售后申请已受理。',
    en: 'We have accepted your after-sales request for order #.',
  },
  [events.afterSalesCompleted]: {
    zh: '订单 # 的售后已处理完成。',
    en: 'The after-sales request for order # is settled.',
  },
  [events.afterSalesRefused]: {
    zh: '订单 # 的售后申请未通过，请查看我们的答复。',
    en: 'We could not accept your after-sales request for order #. Please read our reply.',
  },
  [events.invoiceRequested]: undefined,
  [events.invoiceReady]: {
    zh: '订单 # 的发票已开具，可在订单详情下载。',
    en: 'The invoice for order # is ready on its detail page.',
  },
  [events.invoiceDeclined]: {
    zh: '订单 # 的开票申请未通过，请核对开票信息。',
    en: 'We could not issue the invoice for order #. Please check the invoice details.',
  },
  [events.moneyRefunded]: {
    zh: '订单 # 的退款已原路退回。',
    en: 'The refund for order # has gone back to the payment method you used.',
  },
  [events.refundStarted]: {
    zh: '订单 # 的退款正在原路退回，完成后会再通知您。',
    en: 'The refund for order # is on its way back to the payment method you used. We will let you know once it is done.',
  },
  [events.refundCredited]: {
    zh: '订单 # 的退款无法原路退回，已存入您的账户余额。',
    en: 'The payment service could not take back the refund for order #, so we credited it to your account balance.',
  },
  [events.surplusPaid]: {
    zh: '订单 # 收到一笔不再需要的付款，正在原路退回。',
    en: 'We received a payment for order # that was no longer needed. It is on its way back to the payment method you used.',
  },
  [events.invoiceVoided]: {
    zh: '订单 # 已退款，相应的开票申请已终止。',
    en: 'Order # was refunded, so no invoice will be issued for it.',
  },
  [events.creditNoteIssued]: {
    zh: '订单 # 已退款，相应的红字发票已开具，可在订单详情下载。',
    en: 'Order # was refunded. The credit note for its invoice is ready on its detail page.',
  },
};

/** The notices that a member gets about steps of an order, ready to be stored. */
export function orderNotices(steps: readonly HistoryStep[], orderNo: string): readonly CheckedNotice[] {
  return steps.flatMap((step) => {
    const asked = orderNotice(step, orderNo);
    const checked = asked && newNotice(asked);
    if (checked?.ok === false) throw new Error(`the notice about ${orderNo} was refused`);
    return checked ? [checked.value] : [];
  });
}

/** How much of a payment goes back, and where to. */
function refundFacts(refund: Refund): Bilingual {
  const { payType, amount } = refund;
  const shown = formatCents(amount, methods[payType].currency);
  const name = orderRefundPaidToNames[destinationOf(refund)];
  return {
    zh: `金额：${shown}，退回至：${enumLabel(name, 'zh_CN')}。`,
    en: ` Amount: ${shown}. Paid back to: ${enumLabel(name, 'en_US')}.`,
  };
}

/**
 * The notice that a member gets about a step of an order: none about what the member did, except that it names the money that goes
 * back because of it.
 */
export function orderNotice({ event, by, refunds }: HistoryStep, orderNo: string): NewNotice | undefined {
  const text = by === orderActors.byMember && !refunds ? undefined : texts[event];
  if (!text) return undefined;
  const facts = (refunds ?? []).map(refundFacts);
  const named = {
    zh: text.zh.replace('#', orderNo) + facts.map(({ zh }) => zh).join(''),
    en: text.en.replace('#', orderNo) + facts.map(({ en }) => en).join(''),
  };
  return { messageType: noticeMessageTypeValues.paymentPrompt, text: named, orderNo };
}
