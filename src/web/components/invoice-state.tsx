import { invoiceRecordExamStateNames } from '#generated/enums.ts';
import type { InvoiceRecord } from '#generated/hooks/model/invoiceRecord.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { StateBadge, type StateTone } from './state-badge.ts';

const names: Readonly<Record<number, keyof typeof tones>> = invoiceRecordExamStateNames;

const tones = {
  invoiceIssuing: 'info',
  invoiceIssued: 'success',
  invoiceRefused: 'danger',
} as const satisfies Record<string, StateTone>;

/** The state of an invoice, or that it is a credit note; a state that is not known counts as refused. */
export function InvoiceState({ examState, credits }: Pick<InvoiceRecord, 'examState' | 'credits'>) {
  const { t } = useTexts();
  if (credits !== null) return <StateBadge tone="neutral">{t('described.enums.creditNote')}</StateBadge>;
  const state = names[examState] ?? 'invoiceRefused';
  return <StateBadge tone={tones[state]}>{t(`described.enums.${state}`)}</StateBadge>;
}
