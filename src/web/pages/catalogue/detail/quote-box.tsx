import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Product } from '#generated/hooks/model/product.ts';
import { Stock } from '#web/components/stock.tsx';
import { FavouriteButton, favouriteStyles } from '#web/favourites/favourite-button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 3,
    padding: 4,
    border: 'line',
    borderRadius: 'base',
    background: 'bg',
    '& > h2': { fontSize: 'lg' },
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
    ...favouriteStyles,
  },
});

/** In the place of the buy box for a part without a price: what is in stock, and how to get a quote. */
export function QuoteBox({ product }: { product: Product }) {
  const { t } = useTexts();
  const { productId, productNum, stock } = product;
  return (
    <Box aria-label={t('catalogue.quote.title')}>
      <h2>{t('catalogue.quote.title')}</h2>
      <p>{t('catalogue.quote.text')}</p>
      <Stock pieces={stock} />
      <Link to={paths.contact}>{t('catalogue.quote.ask')}</Link>
      <FavouriteButton productId={productId} name={productNum} labelled />
    </Box>
  );
}
