import {
  type AccountNotice,
  noticeAfter,
  type ReportedChange,
} from '#domain/account-security/account-notice.ts';
import { deviceOf, shortAddress } from '#domain/account-security/device.ts';
import { beijingSecond } from '#domain/beijing-day.ts';
import type { Language } from '#domain/language.ts';
import { constants } from '#generated/constants.ts';
import type { CallContext } from '#server/call-context.ts';
import { loggedError } from '#server/wire/failure.ts';
import { writeMail } from './code-mails.ts';

interface Words {
  readonly subject: string;
  readonly text: string;
}

const words: Readonly<Record<Language, Readonly<Record<AccountNotice, Words>>>> = {
  zh_CN: {
    loginPassword: { subject: '登录密码已修改', text: '您的登录密码已修改，其他设备均已退出登录。' },
    payPasswordSet: { subject: '支付密码已设置', text: '您的账号已设置支付密码。' },
    payPasswordChanged: { subject: '支付密码已修改', text: '您的支付密码已修改。' },
    secondFactorOn: {
      subject: '两步验证已开启',
      text: '您的账号已开启两步验证，登录和提现时需要输入验证码。',
    },
    secondFactorOff: {
      subject: '两步验证已关闭',
      text: '您的账号已关闭两步验证，登录和提现时不再需要验证码。',
    },
    recoveryCodes: { subject: '恢复码已更换', text: '您的两步验证恢复码已更换，旧的恢复码均已失效。' },
    accountClosed: {
      subject: '账号已注销',
      text: '您的账号已注销，个人资料已删除。依法须保存的订单和账目已作匿名处理。此邮箱可以重新注册。',
    },
  },
  en_US: {
    loginPassword: {
      subject: 'Your login password was changed',
      text: 'Your login password was changed, and all other devices were signed out.',
    },
    payPasswordSet: {
      subject: 'A payment password was set',
      text: 'A payment password was set for your account.',
    },
    payPasswordChanged: {
      subject: 'Your payment password was changed',
      text: 'Your payment password was changed.',
    },
    secondFactorOn: {
      subject: 'Two-step verification is on',
      text: 'Two-step verification was switched on. Signing in and withdrawals now ask for a code.',
    },
    secondFactorOff: {
      subject: 'Two-step verification is off',
      text: 'Two-step verification was switched off. Signing in and withdrawals no longer ask for a code.',
    },
    recoveryCodes: {
      subject: 'Your recovery codes were replaced',
      text: 'New recovery codes were created for your account. The old ones no longer work.',
    },
    accountClosed: {
      subject: 'Your account is closed',
      text: 'Your account is closed and your personal data is deleted. Orders and account records that we must keep by law have been anonymised. You can register again with this e-mail.',
    },
  },
};

const labels = {
  zh_CN: {
    time: '时间（北京时间）：',
    device: '设备：',
    warning: `如非本人操作，请立即通过“忘记密码”重新设置登录密码，并联系我们：${constants.companyPhone}。`,
  },
  en_US: {
    time: 'Time (Beijing): ',
    device: 'Device: ',
    warning: `If this was not you, set a new login password with “Forgot your password?” immediately and call us: ${constants.companyPhone}.`,
  },
} as const;

/**
 * Reports to the owner of an account by mail what was changed, when and from where. The mail goes out after the response: the change
 * has happened, and a mail server that is away must not make it look failed.
 */
export function mailAccountNotice(
  { now, language, userAgent, address, mail, log }: CallContext,
  change: ReportedChange,
  to: string,
): void {
  const notice = noticeAfter(change);
  const { subject, text } = words[language][notice];
  const { time, device, warning } = labels[language];
  const { browser, system } = deviceOf(userAgent);
  const from = [browser, system, shortAddress(address)].filter(Boolean).join(' · ');
  const moment = beijingSecond(now);
  const lines = [text, time + moment, ...(from ? [device + from] : []), warning];
  void mail
    .send(writeMail({ language, to, at: now }, subject, lines))
    .catch((error) => log.error({ notice, error: loggedError(error) }, 'a mail could not be sent'));
}
