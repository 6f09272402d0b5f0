import { chakra } from '@chakra-ui/react';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { sameStated } from '#domain/part-values/index.ts';
import { columnColumnTypeValues } from '#generated/enums.ts';
import {
  getGetProductQueryOptions,
  getListColumnsQueryOptions,
} from '#generated/hooks/catalogue/catalogue.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { Price } from '#web/components/price.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { FavouriteButton } from '#web/favourites/favourite-button.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoney } from '#web/money/use-money.ts';
import { productHref } from '#web/paths.ts';
import { ValueText, valueStyles } from '../value-text.tsx';
import { PricedQuantity } from './priced-quantity.tsx';
import { priceOf } from './result-row.tsx';

interface CompareDialogProps {
  productIds: readonly number[];
  quantity: number | undefined;
  onClose: () => void;
}

interface Line {
  readonly key: string;
  readonly name: string;
  /** What is compared, product by product. */
  readonly values: readonly (string | undefined)[];
  /** The values are of number columns. */
  readonly isPartValue?: boolean;
  readonly show?: (index: number) => ReactNode;
}

const Sheet = chakra('div', {
  base: {
    overflowX: 'auto',
    fontSize: 'table',
    '& > label': { display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 'touch' },
    '& input': { width: '15px', height: '15px', accentColor: 'primary' },
    '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: 0 },
    '& th, & td': { padding: 2, borderBottom: 'line', verticalAlign: 'top', minWidth: '148px' },
    '& th:first-of-type': { position: 'sticky', left: 0, background: 'bg.raised', minWidth: '120px' },
    '& tbody th': { color: 'fg.muted', fontWeight: 'normal' },
    '& thead a': { display: 'block', marginTop: 1, textStyle: 'part', overflowWrap: 'anywhere' },
    '& small': { display: 'block', color: 'fg.muted', fontWeight: 'normal' },
    '& tr[data-differs] td': { background: 'primary.soft' },
    ...valueStyles(),
  },
});

const dialogWidth = 1120;
const pictureSize = 56;

function differs({ values, isPartValue = false }: Line): boolean {
  return values.some((value) => !sameStated(value, values[0], isPartValue));
}

/** Columns of different categories that have the same name share a line. */
function parameterLines(products: readonly Product[], columns: readonly Column[]): readonly Line[] {
  const plain = columns.filter(
    ({ columnComment, columnType }) =>
      columnType === columnColumnTypeValues.parameterColumn &&
      (columnComment === 'text' || columnComment === 'number'),
  );
  const names = [...new Set(plain.map(({ columnName }) => columnName))];
  return names.flatMap((name) => {
    const ids = plain.filter(({ columnName }) => columnName === name).map(({ columnId }) => columnId);
    const values = products.map((product) => ids.map((id) => product[`column${id}`]).find(Boolean));
    const isPartValue = plain.some(
      ({ columnName, columnComment }) => columnName === name && columnComment === 'number',
    );
    return values.some(Boolean) ? [{ key: name, name, values, isPartValue }] : [];
  });
}

function useLines(products: readonly Product[], columns: readonly Column[], quantity: number | undefined) {
  const { t, language } = useTexts();
  const prices = products.map((product) => priceOf(product, quantity));
  const digits = useMoney().digits(prices);
  const lines: Line[] = [
    {
      key: 'price',
      name: t('catalogue.list.unitPrice'),
      values: prices.map((price) => price?.toString()),
      show: (index) => (
        <>
          <Price cents={prices[index]} unit digits={digits} />
          <PricedQuantity product={products[index]} quantity={quantity} />
        </>
      ),
    },
    {
      key: 'stock',
      name: t('catalogue.list.stock'),
      values: products.map(({ stock }) =>
        stock > 0 ? formatCount(stock, language) : t('catalogue.list.outOfStock'),
      ),
    },
    {
      key: 'minimum',
      name: t('catalogue.detail.minimum'),
      values: products.map(({ startBuy }) => formatCount(startBuy, language)),
    },
    ...parameterLines(products, columns),
  ];
  return lines;
}

function Comparison({
  products,
  columns,
  quantity,
}: {
  products: readonly Product[];
  columns: readonly Column[];
  quantity: number | undefined;
}) {
  const { t } = useTexts();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const lines = useLines(products, columns, quantity);
  return (
    <Sheet>
      <label>
        <input
          type="checkbox"
          checked={onlyDifferent}
          onChange={(event) => setOnlyDifferent(event.target.checked)}
        />
        {t('catalogue.compare.onlyDifferent')}
      </label>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('catalogue.list.mpn')}</th>
            {products.map(({ productId, productNum, productImg, brand }) => (
              <th key={productId} scope="col">
                <PartImage src={firstImage(productImg)} alt="" size={pictureSize} eager />
                <Link to={productHref(productId)}>{productNum}</Link>
                <small>{brand}</small>
                <FavouriteButton productId={productId} name={productNum} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines
            .map((line) => ({ ...line, isDifferent: differs(line) }))
            .filter(({ isDifferent }) => !onlyDifferent || isDifferent)
            .map(({ key, name, values, show, isDifferent }) => (
              <tr key={key} data-differs={isDifferent || undefined}>
                <th scope="row">{name}</th>
                {products.map(({ productId }, index) => (
                  <td key={productId}>{show ? show(index) : <ValueText text={values[index]} />}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** The picked products side by side; differences are marked. */
export function CompareDialog({ productIds, quantity, onClose }: CompareDialogProps) {
  const { t } = useTexts();
  const answers = useQueries({
    queries: productIds.map((productId) => getGetProductQueryOptions({ productId })),
  });
  const products = answers.flatMap(({ data }) => data?.data ?? []);
  const catalogIds = [...new Set(products.map(({ catalogId }) => catalogId))];
  const columns = useQueries({
    queries: catalogIds.map((catalogId) => getListColumnsQueryOptions({ catalogId })),
  });
  const ready = answers.every(({ isPending }) => !isPending) && columns.every(({ isPending }) => !isPending);
  return (
    <Dialog title={t('catalogue.compare.title')} onClose={onClose} width={dialogWidth}>
      {ready ? (
        <Comparison
          products={products}
          columns={columns.flatMap(({ data }) => data?.data ?? [])}
          quantity={quantity}
        />
      ) : (
        <Skeleton height="420px" />
      )}
    </Dialog>
  );
}
