import { beijingDay } from '#domain/beijing-day.ts';
import type { Language } from '#domain/language.ts';
import type { Mail } from '#server/gateways/mail/index.ts';
import { writePlainMail } from './plain-mail.ts';

/** What a mail says: a part, how much there is of it, and two addresses. */
export interface AlertMail {
  readonly to: string;
  readonly at: Date;
  readonly language: Language;
  readonly mpn: string;
  readonly stock: number;
  readonly askedAt: Date;
  readonly productUrl: string;
  readonly stopUrl: string;
}

interface Words {
  readonly subject: string;
  readonly intro: string;
  readonly open: string;
  readonly once: string;
  readonly why: string;
  readonly stop: string;
}

function wordsOf({ to, language, mpn, stock, askedAt }: AlertMail): Words {
  const shown = stock.toLocaleString('en-US');
  const day = beijingDay(askedAt);
  if (language === 'zh_CN')
    return {
      subject: `${mpn} 已到货`,
      intro: `您关注的 ${mpn} 已到货，当前库存 ${shown} 件。`,
      open: '查看商品',
      once: '此提醒只发送一次，库存不会为您保留。',
      why: `收到此邮件，是因为 ${day} 有人在本商城为 ${to} 登记了 ${mpn} 的到货提醒。如非本人操作，请通过下方链接取消。`,
      stop: '取消全部到货提醒',
    };
  return {
    subject: `${mpn} is back in stock`,
    intro: `${mpn} is back in stock: ${shown} ${stock === 1 ? 'piece' : 'pieces'} at the moment.`,
    open: 'See the product',
    once: 'This alert is sent once, and the stock is not reserved for you.',
    why: `You get this mail because a back-in-stock alert for ${mpn} was requested for ${to} on ${day}. If that was not you, use the link below.`,
    stop: 'Stop all back-in-stock alerts',
  };
}

/** The mail that a product is back in stock. */
export function writeAlertMail(mail: AlertMail): Mail {
  const { productUrl, stopUrl } = mail;
  const { subject, intro, open, once, why, stop } = wordsOf(mail);
  const lines = [intro, { label: open, url: productUrl }, once, why, { label: stop, url: stopUrl }];
  return { ...writePlainMail(mail, { subject, lines }), unsubscribeUrl: stopUrl };
}
