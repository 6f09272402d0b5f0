import type { ReactNode } from 'react';
import { type Availability, availability } from '#domain/cart/availability.ts';
import { comparedLines, statesDiffer } from '#domain/catalogue/comparison.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ChoiceFit } from '../column-fit.tsx';
import { numberLabel } from '../list/filter-labels.ts';
import { type ColumnFilters, notStated } from '../list/list-url.ts';
import { PricedQuantity, priceOf } from '../priced-quantity.tsx';
import { RowPrice } from '../row-actions/row-price.tsx';
import { ValueText } from '../value-text.tsx';
import type { CompareState } from './compare-url.ts';
import type { Compared } from './use-compared.ts';

/** One line of the comparison. */
export interface CompareLine {
  readonly name: string;
  readonly differs: boolean;
  readonly show: (index: number) => ReactNode;
}

function usePriceLine(products: readonly Product[], quantity: number | undefined): CompareLine {
  const { t } = useTexts();
  const prices = products.map((product) => priceOf(product, quantity));
  return {
    name: t('catalogue.list.unitPrice'),
    differs: statesDiffer(
      prices.map((price) => price?.toString()),
      false,
    ),
    show: (index) => {
      const product = products[index];
      return (
        product && (
          <>
            <RowPrice product={product} cents={prices[index]} />
            <PricedQuantity product={product} quantity={quantity} />
          </>
        )
      );
    },
  };
}

interface FitsProps {
  /** The line, which the columns of several categories may share. */
  name: string;
  text: string | undefined;
  compared: Compared;
  filters: ColumnFilters;
}

/** How a product meets what the list asked of a column. */
function Fits({ name, text, compared: { columns, labelOf }, filters }: FitsProps) {
  const { t, language } = useTexts();
  const column = columns.find(({ columnName, columnId }) => columnName === name && filters[columnId]);
  if (!column) return null;
  const { columnId, columnComment, unit } = column;
  const label = (token: string) => {
    if (token === notStated) return t('catalogue.filter.notStated');
    return columnComment === 'number' ? numberLabel(token, unit, language) : labelOf(columnId, token);
  };
  return <ChoiceFit column={column} text={text} tokens={filters[columnId]} labelOf={label} />;
}

/** Price, stock, smallest order and category, then what the parts state; each with whether they differ. */
export function useCompareLines(
  compared: Compared,
  { quantity, filters }: Pick<CompareState, 'quantity' | 'filters'>,
): readonly CompareLine[] {
  const { t } = useTexts();
  const { products, columns } = compared;
  const price = usePriceLine(products, quantity);
  const plainLine = (name: string, values: readonly (string | undefined)[]): CompareLine => ({
    name,
    differs: statesDiffer(values, false),
    show: (index) => values[index] ?? '–',
  });
  const count = (value: number) => formatCount(value);
  const categories = plainLine(
    t('catalogue.detail.category'),
    products.map(({ catalogPath }) => catalogPath?.at(-1)?.catalogName),
  );
  return [
    price,
    plainLine(
      t('catalogue.list.stock'),
      products.map((product) => {
        const { stock, backorderWeeks } = product;
        const texts: Readonly<Record<Availability, () => string>> = {
          inStock: () => count(stock),
          backorder: () => t('catalogue.detail.leadBackorder', { count: backorderWeeks ?? 0 }),
          belowMinimum: () => `${count(stock)} ${t('catalogue.list.belowMinimum')}`,
          outOfStock: () => t('catalogue.list.outOfStock'),
        };
        return texts[availability(product)]();
      }),
    ),
    plainLine(
      t('catalogue.detail.minimum'),
      products.map(({ startBuy }) => count(startBuy)),
    ),
    ...(categories.differs ? [categories] : []),
    ...comparedLines(products, columns).map(({ name, values, areNumbers }) => ({
      name,
      differs: statesDiffer(values, areNumbers),
      show: (index: number) => (
        <>
          <ValueText text={values[index]} />
          <Fits name={name} text={values[index]} compared={compared} filters={filters} />
        </>
      ),
    })),
  ];
}
