import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Product } from '#generated/hooks/model/product.ts';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { productHref } from '#web/paths.ts';
import { extendStyles } from '#web/theme/extend-styles.ts';
import { firstImage, PartImage } from './part-image.tsx';
import { PriceSteps } from './price-steps.tsx';
import { keyValues, makeAndPackage } from './product-values.ts';
import { Stock } from './stock.tsx';

const cells: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(248px, 100%), 1fr))',
  overflow: 'hidden',
  fontSize: 'table',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr)' },
    gridTemplateRows: '1fr auto',
    columnGap: 3,
    rowGap: 2,
    minWidth: 0,
    minHeight: { base: '104px', sm: '132px' },
    margin: '-1px 0 0 -1px',
    padding: 3,
    borderTop: 'line',
    borderInlineStart: 'line',
    _hover: { background: 'bg.subtle' },
  },
  '& [data-what] > a': {
    textStyle: 'part',
    fontWeight: 'medium',
    color: 'fg',
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: 0 },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid', outlineColor: 'primary', outlineOffset: '-2px' },
    },
  },
  '& li:hover [data-what] > a': { color: 'primary', textDecoration: 'none' },
  '& [data-what]': { minWidth: 0, lineHeight: '20px' },
  '& [data-make]': { color: 'fg.muted', fontSize: 'sm' },
  '& [data-values]': { display: 'flex', flexWrap: 'wrap', columnGap: 3 },
  '& dl, & [data-stock]': { fontSize: 'sm', lineHeight: '20px' },
  '& > li > dl': { gridColumn: { sm: '1 / -1' } },
  '& dl': { display: { base: 'block', sm: 'flex' }, flexWrap: 'wrap', columnGap: 4 },
  '& dl > div': {
    display: 'flex',
    gap: 1,
    alignItems: 'baseline',
    justifyContent: { base: 'flex-end', sm: 'flex-start' },
  },
  '& dl dt': { color: 'fg.muted', fontSize: 'xs' },
  '& dl dd': { fontSize: 'table', fontWeight: 'medium' },
};

/** A list of products in cells with hairlines between them; styled once, so that a cell is plain elements. */
export function productGrid(more: SystemStyleObject = {}) {
  return chakra('ul', { base: extendStyles(cells, more) });
}

export const ProductGrid = productGrid();

const pictureSize = 56;
const valueCount = 2;
const priceCount = 2;

interface ProductFactsProps {
  product: Product;
  /** How many of its values are shown. */
  values: number;
  title?: string | undefined;
  /** Above the part number. */
  badge?: ReactNode;
  /** Below the maker. */
  name?: string;
}

/** Part number, maker, values and stock of a product in a grid. */
export function ProductFacts({ product, values, title, badge, name }: ProductFactsProps) {
  return (
    <div data-what>
      {badge}
      <Link to={productHref(product.productId)} title={title}>
        {product.productNum}
      </Link>
      <div data-make>{makeAndPackage(product, name)}</div>
      {name !== undefined && (
        <div>
          <MeasuredText text={name} />
        </div>
      )}
      <div data-values>
        {keyValues(product, values, name).map((value) => (
          <span key={value}>
            <MeasuredText text={value} />
          </span>
        ))}
      </div>
      <div data-stock>
        <Stock product={product} />
      </div>
    </div>
  );
}

interface ProductCellProps {
  product: Product;
  /** On the first screen the picture is not loaded lazily. */
  eager?: boolean;
}

/** One part in a cell: picture, part number, maker, two values, stock, price at the smallest quantity and the next. */
export function ProductCell({ product, eager = false }: ProductCellProps): ReactNode {
  return (
    <li>
      <PartImage src={firstImage(product.productImg)} alt="" size={pictureSize} eager={eager} />
      <ProductFacts product={product} values={valueCount} title={product.productName} />
      <PriceSteps product={product} count={priceCount} />
    </li>
  );
}
