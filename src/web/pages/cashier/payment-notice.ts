import type { TFunction } from 'i18next';
import { codes, constants } from '#generated/constants.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isUnanswered } from '#web/api/is-unanswered.ts';
import type { Language } from '#web/i18n/language.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import type { PaymentData } from '#web/session/payment-data.ts';
import type { InstalmentDue } from './use-instalment.ts';

/** What the cashier says about a payment that did not happen. */
export interface PaymentNotice {
  readonly tone: 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
  /** Whether the next step is the list of orders. */
  readonly orders?: boolean;
}

interface Words {
  readonly t: TFunction;
  readonly language: Language;
}

/** What the page showed: US cents and yuan cents. */
type Amounts = Pick<PaymentData, 'payAmount' | 'zhMoney'>;

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The figures of a refusal because of a changed price, in cents of both currencies. */
export function changedAmounts(error: unknown): Amounts | undefined {
  if (!(error instanceof ApiError) || error.code !== codes.priceChanged) return undefined;
  const payAmount = number(error.params.usMoney);
  const zhMoney = number(error.params.zhMoney);
  return payAmount === undefined || zhMoney === undefined ? undefined : { payAmount, zhMoney };
}

const bothAmounts = ({ payAmount, zhMoney }: Amounts) =>
  `${formatAmount(payAmount, 'USD')} (${formatAmount(zhMoney, 'CNY')})`;

/** Says which instalment is due now where the one that the cashier was opened for has been paid elsewhere. */
export function useReplacedNotice(due: InstalmentDue | undefined, now: Amounts): PaymentNotice | undefined {
  const { t } = useTexts();
  if (due?.paidElsewhere === undefined) return undefined;
  const { paidElsewhere: before, name } = due;
  return {
    tone: 'warning',
    title: t('cashier.instalment.paidElsewhere', { before }),
    text: t('cashier.instalment.dueNow', { name, amount: bothAmounts(now) }),
  };
}

function changedText(error: ApiError, shown: Amounts, { t }: Words): string {
  const now = changedAmounts(error);
  if (!now) return error.message;
  return t('cashier.refusal.changed', { before: bothAmounts(shown), after: bothAmounts(now) });
}

function refusalText(error: ApiError, { t }: Words): string {
  const missing = number(error.params.missing) ?? 0;
  switch (error.code) {
    case codes.notFound:
      return t('cashier.refusal.notFound');
    case codes.notOffered:
      return t('cashier.refusal.notOffered');
    case codes.insufficientYuan:
      return t('cashier.refusal.insufficientYuan', { amount: formatAmount(missing, 'CNY') });
    case codes.insufficientDollars:
      return t('cashier.refusal.insufficientDollars', { amount: formatAmount(missing, 'USD') });
    case codes.paymentDeclined:
      return t('cashier.refusal.paymentDeclined');
    case codes.idempotencyConflict:
      return t('cashier.refusal.again');
    default:
      return t('cashier.refusal.other', { reason: error.message.replace(/[。.]+$/, '') });
  }
}

const ordersHelp: readonly number[] = [codes.notFound, codes.notOffered];

/** Explains why a payment failed and what to do; undefined for a problem of the session, for which the shop opens the login. */
export function noticeOf(error: unknown, shown: Amounts, words: Words): PaymentNotice | undefined {
  const { t } = words;
  if (!(error instanceof ApiError) || isUnanswered(error)) {
    return { tone: 'warning', title: t('cashier.refusal.lostTitle'), text: t('cashier.refusal.lost') };
  }
  if (error.code === codes.signInNeeded || error.code === codes.sessionExpired) return undefined;
  if (error.code === codes.priceChanged) {
    return {
      tone: 'warning',
      title: t('cashier.refusal.changedTitle'),
      text: changedText(error, shown, words),
    };
  }
  const orders = ordersHelp.includes(error.code);
  return { tone: 'danger', title: t('cashier.refusal.failed'), text: refusalText(error, words), orders };
}

function lockedText(wait: number | undefined, t: TFunction): string {
  return wait === undefined
    ? t('cashier.password.lockedNow')
    : t('cashier.password.locked', { count: Math.max(1, Math.ceil(wait / 60)) });
}

/** What the password dialog says below its field, even when the last attempt locks it; undefined when the refusal is about something else. */
export function passwordRefusal(error: unknown, t: TFunction): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === codes.wrongPayPassword) {
    const count = number(error.params.triesLeft);
    if (count === 0) return lockedText(constants.payPasswordLock, t);
    return count === undefined ? error.message : t('cashier.password.wrong', { count });
  }
  if (error.code !== codes.payPasswordLocked) return undefined;
  return lockedText(number(error.params.retryAfter), t);
}
