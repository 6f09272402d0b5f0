import type { Bilingual } from '#domain/language.ts';
import { type OrderEvent, orderEvents } from '#domain/orders/events.ts';
import { noticeMessageTypeValues } from '#generated/enums.ts';
import type { NewNotice } from './new-notice.ts';

/** What a member reads about a top-up that was paid twice. `#` is the number of the second payment. */
const texts: Readonly<Record<number, Bilingual>> = {
  [orderEvents.surplusPaid]: {
    zh: '一笔充值被重复支付，多付的款项（#）正在原路退回。',
    en: 'A top-up was paid twice. The second payment (#) is on its way back to the payment method you used.',
  },
  [orderEvents.moneyRefunded]: {
    zh: '重复支付的充值款项（#）已原路退回。',
    en: 'The second payment of your top-up (#) has gone back to the payment method you used.',
  },
  [orderEvents.refundCredited]: {
    zh: '重复支付的充值款项（#）无法原路退回，已存入您的账户余额。',
    en: 'The payment service could not take back the second payment of your top-up (#), so we credited it to your account balance.',
  },
};

/** The notice that a member gets about the second payment of a top-up. */
export function topUpNotice(event: OrderEvent, number: string): NewNotice {
  const text = texts[event];
  if (!text) throw new Error(`event ${event} has no notice about a top-up`);
  const named = { zh: text.zh.replace('#', number), en: text.en.replace('#', number) };
  return { messageType: noticeMessageTypeValues.linkJump, text: named, link: '/balance/MyBalance' };
}
