import { memo } from 'react';
import { Link } from 'react-router-dom';
import { isSoldOut } from '#domain/cart/line-problem.ts';
import { priceAt, readPriceTiers } from '#domain/money/price-tiers.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { Price } from '#web/components/price.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { alternativesHref } from '#web/paths.ts';
import { detailHref } from '../detail/detail-url.ts';
import { partLine } from '../part-line.ts';
import { ValueText } from '../value-text.tsx';
import { PricedQuantity, pricedQuantity } from './priced-quantity.tsx';
import { Tick } from './tick.tsx';

interface ResultRowProps {
  product: Product;
  columns: readonly Column[];
  quantity: number | undefined;
  picked: boolean;
  /** No further products fit into the comparison. */
  full: boolean;
  onPick: (productId: number) => void;
  /** The picture is on the first screen. */
  eager: boolean;
  /** Decimals of the prices on the page. */
  digits: number;
}

const pictureSize = 36;

/** What one piece of a row costs. */
export function priceOf(product: Product, quantity: number | undefined): number {
  const counts = pricedQuantity(product, quantity);
  if (product.quantityPrice !== undefined && counts === quantity) return product.quantityPrice;
  return priceAt(counts, product.unitPrice, readPriceTiers(product.priceIndex));
}

function Part({
  product,
  quantity,
  picked,
  full,
  onPick,
  eager,
}: Omit<ResultRowProps, 'columns' | 'digits'>) {
  const { t } = useTexts();
  const { productId, productNum, productImg, brand, productDescribe } = product;
  return (
    <div data-part>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the input that Tick renders; the label is room for a finger. */}
      <label>
        <Tick
          checked={picked}
          disabled={full && !picked}
          aria-label={t('catalogue.compare.pick', { name: productNum })}
          onTick={() => onPick(productId)}
        />
      </label>
      <PartImage src={firstImage(productImg)} alt="" size={pictureSize} eager={eager} />
      <div>
        <Link to={detailHref(productId, quantity)}>{productNum}</Link>
        <span data-line title={productDescribe}>
          {[brand, partLine(product)].filter(Boolean).join(' · ')}
        </span>
      </div>
    </div>
  );
}

/** What is in stock; for a part that cannot be bought, the way to what there is instead. */
function StockCell({ product }: { product: Product }) {
  const { t, language } = useTexts();
  const { stock, productId, productNum } = product;
  if (!isSoldOut(product)) return formatCount(stock, language);
  return (
    <span data-out>
      {stock === 0
        ? t('catalogue.list.outOfStock')
        : `${formatCount(stock, language)} ${t('catalogue.list.belowMinimum')}`}
      <Link to={alternativesHref(productId)} aria-label={`${t('catalogue.list.alternatives')} ${productNum}`}>
        {t('catalogue.list.alternatives')}
      </Link>
    </span>
  );
}

/** One product of the list. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { product, columns, quantity, picked, digits } = props;
  const { t } = useTexts();
  return (
    <tr data-picked={picked || undefined}>
      <th scope="row">
        <Part {...props} />
      </th>
      {columns.map(({ columnId, columnName, columnComment }) => {
        const text = product[`column${columnId}`];
        return (
          <td
            key={columnId}
            data-parameter
            data-label={columnName}
            data-number={columnComment === 'number' || undefined}
            title={text && text.length > 20 ? text : undefined}
          >
            <ValueText text={text} />
          </td>
        );
      })}
      <td data-stock data-label={t('catalogue.list.stock')}>
        <StockCell product={product} />
      </td>
      <td data-price>
        <Price cents={priceOf(product, quantity)} unit digits={digits} />
        <PricedQuantity product={product} quantity={quantity} />
      </td>
    </tr>
  );
});
