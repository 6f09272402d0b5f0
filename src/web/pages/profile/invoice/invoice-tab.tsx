import { chakra } from '@chakra-ui/react';
import { useGetLatestInvoice } from '#generated/hooks/invoice/invoice.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { InvoiceDataForm } from './invoice-data-form.tsx';
import { InvoiceList } from './invoice-list.tsx';

const Sections = chakra('div', {
  base: { display: 'grid', gap: 8, '& h2': { fontSize: 'lg', marginBottom: 3 } },
});

/** The data that the member's invoices are made out with, and the invoices so far. */
export function InvoiceTab() {
  const { t } = useTexts();
  const latest = useGetLatestInvoice();
  return (
    <Sections>
      <section aria-label={t('profile.invoice.data')}>
        <h2>{t('profile.invoice.data')}</h2>
        <Loaded query={latest} skeleton={<Skeleton height="460px" />}>
          {({ data }) => <InvoiceDataForm latest={data} />}
        </Loaded>
      </section>
      <section aria-label={t('profile.invoice.list')}>
        <h2>{t('profile.invoice.list')}</h2>
        <InvoiceList />
      </section>
    </Sections>
  );
}
