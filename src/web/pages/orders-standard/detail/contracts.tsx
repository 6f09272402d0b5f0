import { parseStoredFile } from '#domain/orders/stored-file.ts';
import { FileButton } from '#web/components/file-button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { type AnyOrder, isCalledOff } from '#web/orders/any-order.ts';
import { FactList } from '#web/orders/facts.tsx';
import { Section } from './section.tsx';

function StoredContract({ text, none }: { text: string | null; none: string }) {
  const file = parseStoredFile(text);
  return file ? <FileButton name={file.name} path={file.path} /> : none;
}

/** The contract of the shop, and the one that the member signed. */
export function Contracts({ order: any }: { order: AnyOrder }) {
  const { t } = useTexts();
  if (any.kind === 'sample') return null;
  const ours = any.kind === 'standard' ? any.order.systemContract : any.order.frontContract;
  const yours = any.kind === 'standard' ? any.order.userContract : any.order.backContract;
  const never = isCalledOff(any) ? t('orders.contract.neverSent') : undefined;
  return (
    <Section title={t('orders.detail.contracts')}>
      <FactList
        facts={[
          {
            name: t('orders.contract.ours'),
            value: <StoredContract text={ours} none={never ?? t('orders.contract.notSent')} />,
          },
          {
            name: t('orders.contract.yours'),
            value: <StoredContract text={yours} none={never ?? t('orders.contract.none')} />,
          },
        ]}
      />
    </Section>
  );
}
