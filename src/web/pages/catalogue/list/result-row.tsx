import type { SystemStyleObject } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { availability } from '#domain/cart/availability.ts';
import { partLine } from '#domain/part-texts/part-line.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { useLabelText } from '#web/components/label.tsx';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { FavouriteButton, favouriteStyles } from '#web/favourites/favourite-button.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { alternativesHref } from '#web/paths.ts';
import { clickTarget, largeHitArea, touch } from '#web/theme/media.ts';
import { detailHref } from '../detail/detail-url.ts';
import { PricedQuantity, priceOf } from '../priced-quantity.tsx';
import { BuyBoxes, buyStyles } from '../row-actions/buy-boxes.tsx';
import { PartTools, toolStyles } from '../row-actions/part-tools.tsx';
import { priceStyles, RowPrice } from '../row-actions/row-price.tsx';
import { ValueText } from '../value-text.tsx';
import { type AskedColumns, isCrowded } from './table-columns.ts';
import { Tick } from './tick.tsx';

/** A short value such as `SOT-23` is not broken at its hyphen; where there is room, neither is `Thick film`. */
const longestCode = 7;
const shortWords = /^[ -~]{1,10}$/;

function staysWhole(text: string | undefined, columns: readonly Column[]): boolean {
  if (!text) return false;
  return text.length <= longestCode || (!isCrowded(columns) && shortWords.test(text));
}

/** The look of a row, by where it is shown. */
export const rowStyles = {
  base: {
    ...favouriteStyles,
    ...buyStyles,
    ...toolStyles,
    ...priceStyles,
    '& td:nth-last-of-type(3) a': { ...clickTarget, whiteSpace: 'nowrap' },
    '& [data-out]': { color: 'warning' },
    '& [data-out] > a': { display: { md: 'block' }, marginInlineStart: { base: 2, md: 0 }, fontSize: 'sm' },
    '& tbody tr[data-picked]': { background: 'primary.soft' },
    '@media (hover: hover)': { '& tbody tr:hover': { background: 'bg.subtle' } },
    '&[aria-busy=true] tbody': { opacity: 0.55 },
    '& td[data-number]': { '@media print, (min-width: 1024px)': { textAlign: 'end' } },
    '& [data-part]': { display: 'flex', alignItems: 'center', gap: { base: 2, lg: '6px' } },
    '& [data-marks]': { display: { base: 'contents', lg: 'grid' }, justifyItems: 'center', flexShrink: 0 },
    '& [data-marks] > span': { order: { base: 1, lg: 0 } },
    '& [data-part] input': { display: 'block', width: '15px', height: '15px', accentColor: 'primary' },
    '& [data-part] label': {
      flexShrink: 0,
      padding: '5px',
      margin: '-5px',
      [touch]: { padding: '13px', margin: '-13px', position: 'relative', zIndex: 1 },
    },
    '& [data-part] > div': { minWidth: 0, flex: 1 },
    // A block: two fonts on a line make it higher than both, each by another bit.
    '& [data-part] > div > a': {
      display: 'block',
      width: 'fit-content',
      position: 'relative',
      padding: '5px 0',
      margin: '-5px 0',
      textStyle: 'part',
      fontWeight: 'medium',
      color: 'fg',
      _hover: { color: 'primary' },
      [touch]: largeHitArea,
    },
    // As many lines as the highest row has room for.
    '& [data-line]': {
      lineClamp: 2,
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: '17px',
    },
    '& [data-line][data-fits]': { color: 'success', lineClamp: 'none' },
    '& [data-fits] > svg': { display: 'inline', verticalAlign: '-1px', marginInlineEnd: '4px' },
  },
  card: {
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      marginInlineEnd: '6px',
      color: 'fg.muted',
      fontSize: 'sm',
    },
    '& td[data-parameter]': { fontSize: 'sm', lineHeight: '18px' },
    '& td[data-parameter=none]:not([data-asked])': { display: 'none' },
    '& td[data-asked]': { fontWeight: 'medium' },
  },
  /** The first parameters are enough to know a part by. */
  briefCard: { '& td[data-parameter]:nth-of-type(n + 7):not([data-asked])': { display: 'none' } },
  /** Nothing but this line says what the part is. */
  plainCard: { '& [data-line]': { lineClamp: 'none' } },
  /** Values without a column in the table are shown on cards only. */
  wide: { '& td[data-asked=card]': { display: 'none' } },
  screen: {
    '& td > [data-out]': { display: 'grid', justifyItems: 'end', paddingBlock: 1 },
    '& td[data-code]': { whiteSpace: 'nowrap' },
    // Keeps three lines apart from the rows next to them.
    '& [data-part]': { paddingBlock: '2px' },
    '& [data-part] > [data-marks] + *': { maxWidth: '28px', maxHeight: '28px' },
  },
  /** The picture makes room for the part number, and a narrow column has more lines. */
  close: {
    '& [data-part] > [data-marks] + *': { maxWidth: '20px', maxHeight: '20px' },
    '& [data-line]': { lineClamp: 'none' },
  },
  /** A range takes at most two lines, and Chinese words are not broken either. */
  scrolling: {
    '& td[data-number]': { minWidth: '84px' },
    '& td[data-parameter]': { paddingBlock: '2px' },
    '& :is(td[data-parameter], thead th)': { wordBreak: 'keep-all' },
  },
  printed: {
    '& [data-part] > :is(span, img)': { display: 'none' },
    '& [data-part] > div > a': { fontSize: 'inherit' },
    '& [data-line]': { fontSize: 'inherit', lineHeight: 'inherit', lineClamp: 'none' },
  },
} satisfies Record<string, SystemStyleObject>;

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
  /** What the list asks of columns of ranges, as the end of the address of a product. */
  linkSuffix: string;
  /** Decimals of the prices on the page. */
  digits: number;
  asked: AskedColumns;
}

const pictureSize = 36;

/** The ratings and ranges by which the part fits values of the search that it does not state. */
function Fits({ product: { fits } }: { product: Product }) {
  const { t } = useTexts();
  if (!fits) return null;
  const values = fits.map(({ columnName, value }) => `${columnName} ${value}`).join(' · ');
  return (
    <span data-line data-fits title={values}>
      <Check size={12} aria-hidden="true" /> <MeasuredText text={t('catalogue.list.fits', { values })} />
    </span>
  );
}

/** The heading of the category says what the part is, and the columns say the rest; a line with all of that would be cut off. */
function Part({
  product,
  columns,
  quantity,
  picked,
  full,
  onPick,
  eager,
  linkSuffix,
}: Omit<ResultRowProps, 'digits' | 'asked'>) {
  const { t } = useTexts();
  const { productId, productNum, productImg, brand, productDescribe } = product;
  const isStated = columns.length > 0 && brand !== undefined && brand !== '';
  return (
    <div data-part>
      <span data-marks>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the input that Tick renders; the label is room for a finger. */}
        <label>
          <Tick
            checked={picked}
            disabled={full && !picked}
            aria-label={t('catalogue.compare.pick', { name: productNum })}
            onTick={() => onPick(productId)}
          />
        </label>
        <FavouriteButton productId={productId} name={productNum} />
      </span>
      <PartImage src={firstImage(productImg)} alt="" size={pictureSize} eager={eager} />
      <div>
        <Link to={detailHref(productId, quantity, linkSuffix)}>{productNum}</Link>
        <span data-line title={productDescribe}>
          <MeasuredText text={isStated ? brand : [brand, partLine(product)].filter(Boolean).join(' · ')} />
        </span>
        <Fits product={product} />
      </div>
      <PartTools product={product} />
    </div>
  );
}

/** What is in stock, or how long the supplier needs; for a part that cannot be bought, the way to what there is instead. */
function StockCell({ product }: { product: Product }) {
  const { t } = useTexts();
  const { stock, productId, productNum, backorderWeeks: count } = product;
  const available = availability(product);
  if (available === 'inStock') return formatCount(stock);
  if (available === 'backorder' && count !== undefined)
    return (
      <>
        {stock === 0 ? t('catalogue.list.backorder') : formatCount(stock)}
        <small>
          {stock === 0 ? t('catalogue.list.weeks', { count }) : t('catalogue.list.backorderWeeks', { count })}
        </small>
      </>
    );
  return (
    <span data-out>
      {available === 'belowMinimum'
        ? `${formatCount(stock)} ${t('catalogue.list.belowMinimum')}`
        : t('catalogue.list.outOfStock')}
      <Link to={alternativesHref(productId)} aria-label={`${t('catalogue.list.alternatives')} ${productNum}`}>
        {t('catalogue.list.alternatives')}
      </Link>
    </span>
  );
}

interface ValueCellProps {
  column: Column;
  text: string | undefined;
  /** The value is not broken where it is short. */
  whole: boolean;
  /** The list is narrowed or sorted by the column: `card` where the table does not have it. */
  asked: 'table' | 'card' | undefined;
}

function ValueCell({ column: { columnName, columnComment }, text, whole, asked }: ValueCellProps) {
  const labelText = useLabelText();
  return (
    <td
      data-parameter={text ? 'stated' : 'none'}
      data-asked={asked}
      data-label={labelText(columnName)}
      data-number={columnComment === 'number' || undefined}
      data-code={whole || undefined}
      title={text && text.length > 20 ? text : undefined}
    >
      <ValueText text={text} />
    </td>
  );
}

/** One product of the list. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { product, columns, quantity, picked, digits, asked } = props;
  const { t } = useTexts();
  const cell = (column: Column, place: 'table' | 'card' | undefined) => {
    const text = product[`column${column.columnId}`];
    const whole = staysWhole(text, columns);
    return <ValueCell key={column.columnId} column={column} text={text} whole={whole} asked={place} />;
  };
  return (
    <tr data-picked={picked || undefined}>
      <th scope="row">
        <Part {...props} />
      </th>
      {columns.map((column) => cell(column, asked.ids.has(column.columnId) ? 'table' : undefined))}
      {asked.onCards.map((column) => cell(column, 'card'))}
      <td data-label={t('catalogue.list.stock')}>
        <StockCell product={product} />
      </td>
      <td>
        <RowPrice product={product} cents={priceOf(product, quantity)} digits={digits} />
        <PricedQuantity product={product} quantity={quantity} />
      </td>
      <td>
        <BuyBoxes product={product} quantity={quantity} />
      </td>
    </tr>
  );
});
