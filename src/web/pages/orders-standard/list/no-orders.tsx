import { LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { type OrderListParams, orderListHref, searchFields } from '../list-params.ts';

const texts = {
  standard: 'orders.empty.standard',
  customised: 'orders.empty.customised',
  sample: 'orders.empty.sample',
} as const;

/** No order to show: a filter can be taken off, otherwise the first order is a step away. */
export function NoOrders({ params }: { params: OrderListParams }) {
  const { t } = useTexts();
  const { kind, num, page } = params;
  if (page > 1) {
    return (
      <Empty text={t('orders.empty.pastEnd')}>
        <LinkButton to={orderListHref({ ...params, page: 1 })}>{t('orders.empty.firstPage')}</LinkButton>
      </Empty>
    );
  }
  const isSearched = Object.keys(searchFields(params)).length > 0;
  if (num !== undefined || isSearched) {
    return (
      <Empty text={t('orders.empty.filtered')}>
        <LinkButton to={orderListHref({ kind })}>{t('orders.empty.all')}</LinkButton>
      </Empty>
    );
  }
  const isCustomised = kind === 'customised';
  return (
    <Empty text={t(texts[kind])}>
      <LinkButton variant="solid" to={isCustomised ? paths.customApply : paths.products}>
        {t(isCustomised ? 'orders.empty.apply' : 'orders.empty.browse')}
      </LinkButton>
    </Empty>
  );
}
