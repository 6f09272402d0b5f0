import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { constants } from '#generated/constants.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { AlternativeList } from '#web/catalogue/alternative-list.tsx';
import { useAlternatives } from '#web/catalogue/use-alternatives.ts';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { alternativesHash, paths } from '#web/paths.ts';
import { listHref, parseListSearch } from '../list/list-url.ts';

const rowHeight = 78;

/** Has the height of a full list from the start, so that little below moves when it comes. */
const Box = chakra('div', {
  base: {
    '& > h2': { fontSize: 'body', marginBottom: 1 },
    '& > div': { minHeight: `${constants.alternativesShown * rowHeight}px` },
    '& > p': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 4,
      marginTop: 2,
    },
    '& > p > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});

interface AlternativesProps {
  product: Product;
  quantity: number;
  /** What the contact is good for, where it is not the lead time. */
  ask?: string;
}

/** What there is instead of a part that is not in stock: parts in stock, the most similar first, all of them, and a contact. */
export function Alternatives({ product, quantity, ask }: AlternativesProps) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const found = useAlternatives(product);
  const { catalogId } = product;
  useEffect(() => {
    if (hash === alternativesHash) box.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <Box ref={box}>
      <h2>{t('catalogue.alternatives.title')}</h2>
      <div>
        <Loaded
          query={found}
          skeleton={null}
          isEmpty={({ alternatives }) => alternatives.length === 0}
          empty={t('catalogue.alternatives.none')}
        >
          {({ alternatives }) => <AlternativeList alternatives={alternatives} quantity={quantity} />}
        </Loaded>
      </div>
      <p>
        <Link
          to={listHref(
            found.data?.state ?? { ...parseListSearch(''), catalogId, inStock: true, filters: {} },
          )}
        >
          {t('catalogue.alternatives.all')}
        </Link>
        <Link to={paths.contact}>{ask ?? t('catalogue.alternatives.ask')}</Link>
      </p>
    </Box>
  );
}
