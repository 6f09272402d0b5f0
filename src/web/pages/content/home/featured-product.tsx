import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { Product } from '#generated/hooks/model/product.ts';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { PriceSteps } from '#web/components/price-steps.tsx';
import { ProductFacts } from '#web/components/product-grid.tsx';
import { shortName } from '#web/components/product-values.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Badge = chakra('div', { base: { color: 'accent', fontSize: 'sm', fontWeight: 'medium' } });

/** The cell in a product grid: as high as two others, the facts above the picture and the prices. */
export const featuredStyles: SystemStyleObject = {
  '& > [data-featured]': {
    gridRow: { sm: 'span 2' },
    gridTemplateColumns: 'auto 1fr',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'center',
    columnGap: 4,
  },
  '& > [data-featured] > div': { gridColumn: '1 / -1' },
  '& > [data-featured] > dl': { gridColumn: 'auto', display: 'block' },
  '& > [data-featured] > dl dt': { minWidth: '48px', textAlign: 'end' },
  '& > [data-featured] > div a': { fontSize: 'lg' },
};

const pictureSize = 104;
const valueCount = 4;
const priceCount = 3;

/** The first hot product, with the room of four: what it is in words, more values, three prices. */
export function FeaturedProduct({ product }: { product: Product }) {
  const { t } = useTexts();
  return (
    <li data-featured>
      <ProductFacts
        product={product}
        values={valueCount}
        badge={<Badge>{t('content.hot.featured')}</Badge>}
        name={shortName(product)}
      />
      <PartImage src={firstImage(product.productImg)} alt="" size={pictureSize} eager />
      <PriceSteps product={product} count={priceCount} />
    </li>
  );
}
