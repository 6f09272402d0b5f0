import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isSoldOut } from '#domain/cart/line-problem.ts';
import { alternativeFilters } from '#domain/catalogue/alternatives.ts';
import { priceAt, readPriceTiers } from '#domain/money/price-tiers.ts';
import { pageSizes } from '#generated/constants.ts';
import { listProductsFormInStockValues } from '#generated/enums.ts';
import { useCountProductFacets, useListProducts } from '#generated/hooks/catalogue/catalogue.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { Price } from '#web/components/price.tsx';
import { makeAndPackage } from '#web/components/product-values.ts';
import { Stock } from '#web/components/stock.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { alternativesHash, paths } from '#web/paths.ts';
import { largeHitArea, touch } from '#web/theme/media.ts';
import { productsRequest } from '../list/list-requests.ts';
import { type ListState, listHref, parseListSearch } from '../list/list-url.ts';
import { detailHref } from './detail-url.ts';

const rowHeight = 57;
const { alternatives: most } = pageSizes.listProducts;

/** Has the height of a full list from the start, so that nothing below moves when it comes. */
const Box = chakra('div', {
  base: {
    '& > h2': { fontSize: 'body', marginBottom: 1 },
    '& > ul': { minHeight: `${most * rowHeight}px`, borderTop: 'line', fontSize: 'table' },
    '& > ul > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 3,
      height: `${rowHeight}px`,
      alignContent: 'center',
      borderBottom: 'line',
    },
    '& > ul > li > :is(a, small) + *': { textAlign: 'end' },
    '& li > a': { textStyle: 'part', overflowWrap: 'anywhere', [touch]: largeHitArea },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
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

/** The first products of a list that can be bought; not asked for without one. */
function useFirstProducts(state: ListState | undefined): readonly Product[] | undefined {
  const request = {
    ...productsRequest(state ?? parseListSearch('')),
    pageSize: pageSizes.listProducts.alternatives,
  };
  const list = useListProducts(request, {
    query: { enabled: state !== undefined },
    request: { silent: true },
  });
  return state && list.data?.data.filter((part) => !isSoldOut(part));
}

const unique = (parts: readonly Product[]) => [
  ...new Map(parts.map((part) => [part.productId, part])).values(),
];

/** The list of what could be bought instead, and its first products; undefined while it is not known. */
function useAlternatives(product: Product): { state: ListState; products: readonly Product[] } | undefined {
  const { catalogId } = product;
  const facets = useCountProductFacets(
    { catalogId, inStock: listProductsFormInStockValues.onlyInStock },
    { request: { silent: true } },
  );
  const [first, second, third] = (facets.data ? alternativeFilters(product, facets.data.data) : []).map(
    (filters): ListState => ({ ...parseListSearch(''), catalogId, inStock: true, filters }),
  );
  const inFirst = useFirstProducts(first);
  const inSecond = useFirstProducts(inFirst && inFirst.length < most ? second : undefined);
  const alike = unique([...(inFirst ?? []), ...(inSecond ?? [])]).slice(0, most);
  const inThird = useFirstProducts(inSecond && alike.length === 0 ? third : undefined);
  const state = inThird ? third : inSecond && inSecond.length > 0 ? second : first;
  return state && { state, products: inThird ?? alike };
}

/** What there is instead of a part that cannot be bought: parts in stock, the most similar first, all of them, and a contact. */
export function Alternatives({ product, quantity }: { product: Product; quantity: number }) {
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
      <ul aria-label={t('catalogue.alternatives.title')}>
        {found?.products.map((part) => (
          <li key={part.productId}>
            <Link to={detailHref(part.productId, quantity)}>{part.productNum}</Link>
            <Price cents={priceAt(quantity, part.unitPrice, readPriceTiers(part.priceIndex))} unit />
            <small>{makeAndPackage(part)}</small>
            <Stock pieces={part.stock} />
          </li>
        ))}
      </ul>
      <p>
        <Link
          to={listHref(found?.state ?? { ...parseListSearch(''), catalogId, inStock: true, filters: {} })}
        >
          {t('catalogue.alternatives.all')}
        </Link>
        <Link to={paths.contact}>{t('catalogue.alternatives.ask')}</Link>
      </p>
    </Box>
  );
}
