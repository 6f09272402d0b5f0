import type { SystemStyleObject } from '@chakra-ui/react';
import { readPriceTiers } from '#domain/money/price-tiers.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { Price } from '#web/components/price.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { clickTarget } from '#web/theme/media.ts';

/** The look of prices with breaks, set once on the table that shows them. */
export const priceStyles: SystemStyleObject = {
  '& [data-breaks] > span': { srOnly: true },
  '& [data-breaks]': {
    ...clickTarget,
    justifyContent: 'flex-end',
    fontVariantNumeric: 'inherit',
    textDecoration: 'underline dotted',
    textDecorationColor: 'fg.muted',
    textUnderlineOffset: '3px',
  },
};

interface RowPriceProps {
  product: Product;
  /** Price of one piece in cents; undefined until it is quoted. */
  cents: number | undefined;
  /** The most decimals of the prices below each other. */
  digits?: number | undefined;
}

/** Price of one piece in a row; where there are price breaks, pointing at it or focusing it shows them. */
export function RowPrice({ product, cents, digits }: RowPriceProps) {
  const { t } = useTexts();
  const price = <Price cents={cents} digits={digits} />;
  if (cents === undefined || readPriceTiers(product.priceIndex).length === 0) return price;
  return (
    <button type="button" data-breaks={product.productId}>
      {price}
      <span> {t('catalogue.row.breaks', { name: product.productNum })}</span>
    </button>
  );
}
