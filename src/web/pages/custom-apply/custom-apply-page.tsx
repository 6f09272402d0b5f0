import { chakra } from '@chakra-ui/react';
import { applyCustomisedOrderForm } from '#generated/forms/applyCustomisedOrder.ts';
import { PageWidth } from '#web/components/page-width.ts';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { useApply } from './use-apply.ts';
import { useQuotedPart } from './use-quoted-part.ts';

const Column = chakra('div', {
  base: {
    maxWidth: '860px',
    paddingBottom: 10,
    '& h1': { paddingBlock: { base: 3, md: 5 }, fontSize: '2xl' },
    '& > p': { marginBottom: 6, color: 'fg.muted' },
    '& h2': { fontSize: 'lg' },
  },
});

const product = [
  'productName',
  'demandQuantity',
  'indexRequirement',
  'sizeRequirement',
  'weight',
  'qualityGrade',
  'installationMode',
  'useEnvironment',
  'otherProcessRequirements',
  'deliveryCycle',
] as const;
/** Of what the address asks for, the buyer may change these. */
const stated = ['demandQuantity'] as const;
const receiver = ['receivingUser', 'receivingPhone', 'receivingAddress'] as const;
const half = [...product, 'receivingUser', 'receivingPhone'] as const;

/** The application for a product that is made to order; the shop examines it as an order of its own. */
export function CustomApplyPage() {
  const { t } = useTexts();
  const apply = useApply();
  const { part, initial, fixed } = useQuotedPart();
  const title = t(part ? 'customApply.quote.title' : 'customApply.page.title');
  usePageTitle(title);
  return (
    <PageWidth>
      <Column>
        <h1>{title}</h1>
        <p>{t(part ? 'customApply.quote.intro' : 'customApply.page.intro')}</p>
        <ApiForm
          key={`${part} ${initial.demandQuantity}`}
          form={applyCustomisedOrderForm}
          onSubmit={apply}
          initial={initial}
          fixed={fixed}
          keepsDraft="untilSent"
          draftOf={part}
          stated={stated}
          highlightsEmpty
          sections={[
            { title: t('customApply.form.product'), fields: product },
            { title: t('customApply.form.details'), fields: ['detailedDescription', 'annexFile'] },
            { title: t('customApply.form.receiver'), fields: receiver },
          ]}
          half={half}
          help={{ annexFile: t('customApply.form.annexHelp') }}
          failureText={(reason) => t('customApply.form.failed', { reason })}
          submitLabel={t('customApply.form.submit')}
        />
      </Column>
    </PageWidth>
  );
}
