import type { VisitedProduct } from '#generated/hooks/model/visitedProduct.ts';
import type { Column } from '#web/components/paged-table.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { VisitedStock } from './visited-part.tsx';
import { VisitedPrice } from './visited-price.tsx';

/** A favourite or a footprint, as far as its price and stock go. */
interface VisitedEntry {
  readonly params: VisitedProduct;
  readonly priceThen?: number;
  readonly createTime: string;
}

/** The columns that favourites and footprints share: the current price with its change since the visit, and the stock. */
export function useVisitedColumns(): readonly Column<VisitedEntry>[] {
  const { t } = useTexts();
  return [
    {
      key: 'price',
      title: t('favourites.product.price'),
      align: 'end',
      cell: ({ params, priceThen, createTime }) => (
        <VisitedPrice unitPrice={params.unitPrice} priceThen={priceThen} since={createTime} />
      ),
    },
    {
      key: 'stock',
      title: t('favourites.product.stock'),
      align: 'end',
      cell: ({ params }) => <VisitedStock product={params} />,
    },
  ];
}
