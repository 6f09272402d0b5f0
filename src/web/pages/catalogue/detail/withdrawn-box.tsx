import { chakra } from '@chakra-ui/react';
import type { Product } from '#generated/hooks/model/product.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { Alternatives } from './alternatives.tsx';

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 3,
    padding: 4,
    border: 'line',
    borderRadius: 'base',
    background: 'bg',
    '& > h2': { fontSize: 'lg' },
  },
});

/** In the place of the buy box for a part that is no longer sold: what may replace it. */
export function WithdrawnBox({ product }: { product: Product }) {
  const { t } = useTexts();
  return (
    <Box aria-label={t('catalogue.withdrawn.title')}>
      <h2>{t('catalogue.withdrawn.title')}</h2>
      <Alternatives product={product} quantity={product.startBuy} ask={t('catalogue.withdrawn.ask')} />
    </Box>
  );
}
