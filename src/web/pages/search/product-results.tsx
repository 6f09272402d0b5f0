import { Link } from 'react-router-dom';
import type { Product } from '#generated/hooks/model/product.ts';
import { MarkedText } from '#web/components/marked-text.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { PriceSteps } from '#web/components/price-steps.tsx';
import { keyValues, makeAndPackage, shortName } from '#web/components/product-values.ts';
import { Stock } from '#web/components/stock.tsx';
import { productHref } from '#web/paths.ts';
import { resultList, titleStyles } from './result-list.ts';

const List = resultList({
  '& > li': {
    gridTemplateColumns: {
      base: 'auto minmax(0, 1fr)',
      md: 'auto minmax(0, 3fr) minmax(0, 2fr) 140px 168px',
    },
    alignItems: { md: 'center' },
  },
  '& [data-muted]': { color: 'fg.muted', fontSize: 'sm' },
  '& [data-title]': {
    ...titleStyles,
    textStyle: 'part',
    _after: { content: '""', position: 'absolute', inset: 0 },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid', outlineColor: 'primary', outlineOffset: '-2px' },
    },
  },
  '& [data-values]': { display: 'flex', flexWrap: 'wrap', columnGap: 4 },
  '& [data-values], & [data-stock], & dl': { gridColumn: { base: 2, md: 'auto' } },
  '& [data-stock]': { textAlign: { md: 'end' } },
  '& dl': { display: { base: 'flex', md: 'block' }, flexWrap: 'wrap', columnGap: 4 },
  '& dl > div': { display: 'flex', gap: 2, justifyContent: { md: 'flex-end' } },
  '& dl dt': { color: 'fg.muted', fontSize: 'sm' },
  '& dl dd': { minWidth: { md: '64px' }, textAlign: { md: 'end' }, fontWeight: 'medium' },
});

const pictureSize = 56;
const valueCount = 4;
const priceCount = 3;

/** Products that were found, one in a row: part number, description, values, stock and prices. */
export function ProductResults({ products, keyWord }: { products: readonly Product[]; keyWord: string }) {
  return (
    <List>
      {products.map((product) => (
        <li key={product.productId}>
          <PartImage src={firstImage(product.productImg)} alt="" size={pictureSize} />
          <div>
            <Link to={productHref(product.productId)} data-title>
              <MarkedText text={product.productNum} keyWord={keyWord} />
            </Link>
            <div data-muted>
              <MarkedText text={makeAndPackage(product)} keyWord={keyWord} />
            </div>
            <div>
              <MarkedText text={shortName(product)} keyWord={keyWord} />
            </div>
          </div>
          <div data-values>
            {keyValues(product, valueCount).map((value) => (
              <span key={value}>
                <MarkedText text={value} keyWord={keyWord} />
              </span>
            ))}
          </div>
          <div data-stock>
            <Stock pieces={product.stock} />
          </div>
          <PriceSteps product={product} count={priceCount} />
        </li>
      ))}
    </List>
  );
}
