import type { Language } from '#domain/language.ts';
import { constants } from '#generated/constants.ts';
import type { Mail } from '#server/gateways/mail/index.ts';
import { writePlainMail } from './plain-mail.ts';

const hours = constants.stockAlertConfirmLife / 3600;

/** The mail that asks the owner of a mailbox whether alerts may be sent there. */
export function writeConfirmationMail(of: {
  readonly to: string;
  readonly at: Date;
  readonly language: Language;
  readonly mpn: string;
  readonly confirmUrl: string;
}): Mail {
  const { mpn, confirmUrl: url, ...recipient } = of;
  if (of.language === 'zh_CN')
    return writePlainMail(recipient, {
      subject: `请确认 ${mpn} 的到货提醒`,
      lines: [
        `有人（可能是您本人）在本商城为此邮箱登记了 ${mpn} 的到货提醒。确认后，到货时会发送一封邮件。`,
        { label: '确认到货提醒', url },
        `链接 ${hours} 小时内有效。如非本人操作，请忽略此邮件，不会再向此邮箱发送到货提醒。`,
      ],
    });
  return writePlainMail(recipient, {
    subject: `Please confirm your alert for ${mpn}`,
    lines: [
      `Someone, most likely you, asked us to e-mail this address when ${mpn} is back in stock. We only do so once you confirm it.`,
      { label: 'Confirm the alert', url },
      `The link works for ${hours} hours. If this was not you, ignore this e-mail and no alert will be sent.`,
    ],
  });
}
