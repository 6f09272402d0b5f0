import { shortRequirements } from '#domain/custom-apply/short-requirements.ts';
import { isStated } from '#domain/custom-apply/stated.ts';
import type { CustomisedOrder } from '#generated/hooks/model/customisedOrder.ts';
import { FileButton } from '#web/components/file-button.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { FactList } from '#web/orders/facts.tsx';
import { askedQuantity } from '#web/orders/order-rows.ts';
import { Section } from './section.tsx';

const fields = [
  'productName',
  ...shortRequirements,
  'detailedDescription',
] as const satisfies readonly (keyof CustomisedOrder)[];

/** What the member asked to have made. */
export function Requirements({ order }: { order: CustomisedOrder }) {
  const { t } = useTexts();
  const { annexFile, annexName, companyName } = order;
  const quantity = askedQuantity(order.demandQuantity);
  const shown = {
    ...order,
    demandQuantity: typeof quantity === 'number' ? formatCount(quantity) : quantity,
  };
  return (
    <Section title={t('orders.detail.requirements')}>
      <FactList
        wide
        facts={[
          // A request for a quote has left out what the datasheet says.
          ...fields
            .filter((field) => isStated(order[field]))
            .map((field) => ({ name: t(`described.fields.${field}`), value: shown[field] })),
          { name: t('orders.detail.company'), value: companyName },
          ...(annexFile
            ? [
                {
                  name: t('described.fields.annexFile'),
                  // The last part of a path is a random name.
                  value: <FileButton name={annexName ?? t('described.fields.annexFile')} path={annexFile} />,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
