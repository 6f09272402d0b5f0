import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { constants } from '#generated/constants.ts';
import type { Mail } from '#server/gateways/mail/index.ts';

interface Words {
  readonly subject: string;
  /** Text above the code. */
  readonly intro: string;
}

type About = 'register' | 'reset' | 'account';

const minutes = constants.mailedCodeLife / 60;

const words: Readonly<Record<Language, Readonly<Record<About | 'known', Words>>>> = {
  zh_CN: {
    register: { subject: '注册验证码', intro: '您正在注册焊盘元件商城账号，验证码为：' },
    reset: { subject: '重置登录密码的验证码', intro: '您正在重置登录密码，验证码为：' },
    account: { subject: '支付密码的验证码', intro: '您正在设置或修改支付密码，验证码为：' },
    known: {
      subject: '该邮箱已注册',
      intro:
        '有人（可能是您本人）请求用此邮箱注册，但该邮箱已有账号。请直接登录；如忘记密码，请使用“忘记密码”重新设置。',
    },
  },
  en_US: {
    register: {
      subject: 'Your registration code',
      intro: 'Your code to register with Padstack Components:',
    },
    reset: { subject: 'Your code for a new password', intro: 'Your code for setting a new login password:' },
    account: {
      subject: 'Your code for the payment password',
      intro: 'Your code for setting or changing the payment password:',
    },
    known: {
      subject: 'This e-mail is already registered',
      intro:
        'Someone, most likely you, tried to register with this e-mail, but it already has an account. Please sign in, or set a new password with “Forgot your password?”.',
    },
  },
};

const endings = {
  zh_CN: {
    code: `验证码 ${minutes} 分钟内有效，仅可使用一次，请勿告诉任何人。`,
    ignore: '如非本人操作，请忽略此邮件。',
  },
  en_US: {
    code: `It is valid for ${minutes} minutes and can be used once. Do not share it with anyone.`,
    ignore: 'If this was not you, you can ignore this e-mail.',
  },
} as const;

const page =
  'font:16px/1.6 sans-serif;color:#1d2733;max-width:32em;margin:0 auto;padding:16px;overflow-wrap:anywhere';
const digits = 'font:700 28px/1.4 monospace;letter-spacing:6px;margin:12px 0';

export interface Recipient {
  readonly language: Language;
  readonly to: string;
  readonly at: Date;
}

/** A mail of these paragraphs, of which the code is set large. */
export function writeMail(
  { language, to, at }: Recipient,
  subject: string,
  lines: readonly string[],
  code?: string,
): Mail {
  const paragraphs = lines.map(
    (line) => `<p${line === code ? ` style="${digits}"` : ''}>${escapeHtml(line)}</p>`,
  );
  const lang = language === 'zh_CN' ? 'zh-CN' : 'en';
  return {
    to,
    at,
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${lang}"><body><div style="${page}">${paragraphs.join('')}</div></body></html>`,
    ...(code === undefined ? {} : { code }),
  };
}

/** The mail with a code. */
export function codeMail(recipient: Recipient, about: About, code: string): Mail {
  const { subject, intro } = words[recipient.language][about];
  const { code: good, ignore } = endings[recipient.language];
  return writeMail(recipient, subject, [intro, code, good, ignore], code);
}

/** Mail for a registration attempt with a registered e-mail, which only the owner of the mailbox learns about. */
export function knownMail(recipient: Recipient): Mail {
  const { subject, intro } = words[recipient.language].known;
  return writeMail(recipient, subject, [intro, endings[recipient.language].ignore]);
}
