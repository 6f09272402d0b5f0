import { chakra } from '@chakra-ui/react';
import type { Alternative, Difference } from '#domain/catalogue/alternatives.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { Price } from '#web/components/price.tsx';
import { makeAndPackage } from '#web/components/product-values.ts';
import { Stock } from '#web/components/stock.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { detailHref } from '#web/pages/catalogue/detail/detail-url.ts';
import { priceOf } from '#web/pages/catalogue/priced-quantity.tsx';
import { largeHitArea, touch } from '#web/theme/media.ts';

const List = chakra('ul', {
  base: {
    borderTop: 'line',
    fontSize: 'table',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 3,
      paddingBlock: 2,
      borderBottom: 'line',
    },
    '& > li > :is(a, small) + *': { textAlign: 'end' },
    '& > li > a': { textStyle: 'part', overflowWrap: 'anywhere', [touch]: largeHitArea },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
    '& > li > p': { gridColumn: '1 / -1', fontSize: 'sm' },
    '& > li > [data-same]': { color: 'success' },
  },
});

/** The differences of a part in words: `Tolerance ±5 % instead of ±1 %`. */
function useDifferenceText(): (difference: Difference) => string {
  const { t } = useTexts();
  return ({ name, theirs, ours }) => {
    if (theirs === undefined) return t('catalogue.alternatives.notStated', { name, ours });
    if (ours === undefined) return t('catalogue.alternatives.onlyTheirs', { name, theirs });
    return t('catalogue.alternatives.instead', { name, theirs, ours });
  };
}

interface AlternativeListProps {
  alternatives: readonly Alternative<Product>[];
  quantity: number;
}

/** Parts that may replace another, each with everything that it does not have in common with it. */
export function AlternativeList({ alternatives, quantity }: AlternativeListProps) {
  const { t } = useTexts();
  const textOf = useDifferenceText();
  return (
    <List aria-label={t('catalogue.alternatives.title')}>
      {alternatives.map(({ part, differences }) => (
        <li key={part.productId}>
          <Link to={detailHref(part.productId, quantity)}>{part.productNum}</Link>
          <Price cents={priceOf(part, quantity)} />
          <small>{makeAndPackage(part)}</small>
          <Stock product={part} />
          {differences.length === 0 ? (
            <p data-same>{t('catalogue.alternatives.same')}</p>
          ) : (
            <p>
              <MeasuredText text={differences.map(textOf).join(t('catalogue.alternatives.separator'))} />
            </p>
          )}
        </li>
      ))}
    </List>
  );
}
