import { Link } from 'react-router-dom';
import type { Product } from '#generated/hooks/model/product.ts';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { PriceSteps } from '#web/components/price-steps.tsx';
import { keyValues, makeAndPackage, shortName } from '#web/components/product-values.ts';
import { Stock } from '#web/components/stock.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { productHref } from '#web/paths.ts';

const pictureSize = 104;
const valueCount = 4;
const priceCount = 3;

/** The first hot product, with the room of four: what it is in words, more values, three prices. */
export function FeaturedProduct({ product }: { product: Product }) {
  const { t } = useTexts();
  return (
    <li data-featured>
      <div data-what>
        <div data-badge>{t('content.hot.featured')}</div>
        <Link to={productHref(product.productId)}>{product.productNum}</Link>
        <div data-make>{makeAndPackage(product)}</div>
        <div data-name>{shortName(product)}</div>
        <div data-values>
          {keyValues(product, valueCount).map((value) => (
            <span key={value}>{value}</span>
          ))}
        </div>
        <div data-stock>
          <Stock pieces={product.stock} />
        </div>
      </div>
      <PartImage src={firstImage(product.productImg)} alt="" size={pictureSize} eager />
      <PriceSteps product={product} count={priceCount} />
    </li>
  );
}
