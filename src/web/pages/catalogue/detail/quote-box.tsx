import { chakra } from '@chakra-ui/react';
import { quantityRules } from '#domain/cart/line-problem.ts';
import { nearestQuantity } from '#domain/money/quantities.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { Stock } from '#web/components/stock.tsx';
import { FavouriteButton, favouriteStyles } from '#web/favourites/favourite-button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths, quoteHref } from '#web/paths.ts';

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 3,
    padding: 4,
    border: 'line',
    borderRadius: 'base',
    background: 'bg',
    '& > h2': { fontSize: 'lg' },
    '& [data-ways]': { display: 'flex', flexWrap: 'wrap', columnGap: 5 },
    '& [data-ways] > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
    ...favouriteStyles,
  },
});

/** In the place of the buy box for a part without a price: what is in stock, and how to get a quote. */
export function QuoteBox({ product, quantity }: { product: Product; quantity: number | undefined }) {
  const { t } = useTexts();
  const { productId, productNum, brand } = product;
  return (
    <Box aria-label={t('catalogue.quote.title')}>
      <h2>{t('catalogue.quote.title')}</h2>
      <p>{t('catalogue.quote.text')}</p>
      <Stock product={product} />
      <p data-ways>
        <LinkButton
          variant="accent"
          size="large"
          to={quoteHref(
            [brand, productNum].filter(Boolean).join(' '),
            nearestQuantity(quantity ?? 1, quantityRules(product)),
          )}
        >
          {t('catalogue.quote.ask')}
        </LinkButton>
        <Link to={paths.contact}>{t('catalogue.quote.contact')}</Link>
      </p>
      <FavouriteButton productId={productId} name={productNum} labelled />
    </Box>
  );
}
