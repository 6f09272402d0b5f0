import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { constants } from '#generated/constants.ts';
import { objectTypeValues } from '#generated/enums.ts';
import { applyInvoiceForm } from '#generated/forms/applyInvoice.ts';
import type { InvoiceRecord } from '#generated/hooks/model/invoiceRecord.ts';
import { Button } from '#web/components/button.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import type { ExtraField } from '#web/forms/extra-field.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { readInvoiceDraft } from '#web/invoice/invoice-draft.ts';
import { startOfInvoice } from '#web/invoice/start-of-invoice.ts';
import { useSession } from '#web/session/session-store.ts';
import { useKeepInvoiceData } from './use-keep-invoice-data.ts';

const Box = chakra('div', {
  base: { maxWidth: '640px', '& > p': { color: 'fg.muted', marginBottom: 4 } },
});

const half = ['name', 'num', 'city', 'tel', 'kfhmc', 'kfhzh'].map((field) => `invoiceInfo.${field}`);

/** The fields of an application that an order decides: with these of any standard order the others are checked. */
const ofAnOrder = {
  orderNo: 'P0000000000',
  orderType: objectTypeValues.standardOrder,
  customizedIds: undefined,
} as const;

function usePeriodsField(): ExtraField {
  const { t } = useTexts();
  const most = constants.invoicePeriodsLength;
  return {
    title: t('profile.invoice.periods'),
    after: 'invoiceType',
    optional: true,
    keepsDraft: true,
    check: (value) => (value.length > most ? t('profile.invoice.periodsTooLong', { most }) : undefined),
  };
}

/** The invoice data of the member: kept in this browser, where the invoice dialog begins with them. */
export function InvoiceDataForm({ latest }: { latest: InvoiceRecord | undefined }) {
  const { t } = useTexts();
  const owner = useSession()?.user.email ?? '';
  const [draft, setDraft] = useState(() => readInvoiceDraft(owner));
  const [began, setBegan] = useState(0);
  const periods = usePeriodsField();
  const note = useRef('');
  const { keep, forget } = useKeepInvoiceData(owner);
  return (
    <Box>
      <p>{t('profile.invoice.intro')}</p>
      <ApiForm
        key={began}
        form={applyInvoiceForm}
        initial={{ ...startOfInvoice(latest, draft), periods: draft?.periods }}
        fixed={ofAnOrder}
        extra={{ periods }}
        half={half}
        help={{ periods: t('profile.invoice.periodsHelp') }}
        onSubmitTyped={(typed) => {
          note.current = String(typed.periods ?? '').trim();
        }}
        onSubmit={({ invoiceType, invoiceInfo }) => {
          const details = { invoiceType, invoiceInfo, periods: note.current || undefined };
          const isKept = keep(details);
          if (isKept) setDraft(details);
          return isKept;
        }}
        submitLabel={t('profile.invoice.keep')}
        buttons={
          draft && (
            <Button
              size="large"
              onClick={() => {
                forget();
                setDraft(undefined);
                setBegan(began + 1);
              }}
            >
              {t('profile.invoice.forget')}
            </Button>
          )
        }
      />
    </Box>
  );
}
