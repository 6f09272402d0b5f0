import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { OrderKind } from '#domain/payment/order-kind.ts';
import { ExportOrdersFormat } from '#generated/hooks/model/exportOrdersFormat.ts';
import { ExportOrdersOrderType } from '#generated/hooks/model/exportOrdersOrderType.ts';
import { useExportOrders } from '#web/api/use-open-file.ts';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { type OrderListParams, searchFields } from '../list-params.ts';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } });

const orderTypes = {
  standard: ExportOrdersOrderType.standardOrder,
  customised: ExportOrdersOrderType.customisedOrder,
  sample: ExportOrdersOrderType.sampleOrder,
} as const satisfies Record<OrderKind, ExportOrdersOrderType>;

/** Downloads all orders that the filters show, with their lines, as a table. */
export function ExportButtons({ params }: { params: OrderListParams }) {
  const { t } = useTexts();
  const { open, isOpening } = useExportOrders();
  const { kind, num } = params;
  const download = (format: ExportOrdersFormat) =>
    open({
      orderType: orderTypes[kind],
      format,
      ...searchFields(params),
      ...(num === undefined ? undefined : { state: num }),
    });
  return (
    <Row role="group" aria-label={t('orders.export.label')}>
      <Button disabled={isOpening} onClick={() => download(ExportOrdersFormat.csvFile)}>
        <Download size={16} aria-hidden="true" />
        {t('orders.export.csv')}
      </Button>
      <Button disabled={isOpening} onClick={() => download(ExportOrdersFormat.xlsxFile)}>
        <Download size={16} aria-hidden="true" />
        {t('orders.export.excel')}
      </Button>
    </Row>
  );
}
