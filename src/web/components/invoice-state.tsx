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

/** The state of an invoice; one that is not known counts as refused. */
export function InvoiceState({ examState }: Pick<InvoiceRecord, 'examState'>) {
  const { t } = useTexts();
  const state = names[examState] ?? 'invoiceRefused';
  return <StateBadge tone={tones[state]}>{t(`described.enums.${state}`)}</StateBadge>;
}
