import { chakra } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { pageSizes } from '#generated/constants.ts';
import { listProductsFormRecommendValues } from '#generated/enums.ts';
import { useListProducts } from '#generated/hooks/catalogue/catalogue.ts';
import type { Catalog } from '#generated/hooks/model/catalog.ts';
import type { GetCatalogTreeAnswer } from '#generated/hooks/model/getCatalogTreeAnswer.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { CategoryGroup, CategoryLink } from '#web/components/category-groups.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { ProductCell, ProductGrid } from '#web/components/product-grid.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { clickTarget, touch } from '#web/theme/media.ts';
import { listHref, parseListSearch } from './list-url.ts';

const Page = chakra('div', {
  base: {
    display: 'grid',
    // The room for the aside is kept: the page is drawn before the whole of it has come.
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 340px' },
    columnGap: 10,
    rowGap: 8,
    alignItems: 'start',
    paddingBottom: 10,
    '& h1': { paddingBottom: 3 },
    '& h1 small, & h2 small': {
      marginInlineStart: 2,
      color: 'fg.muted',
      fontSize: 'table',
      fontWeight: 'normal',
    },
    '& h2 a': { ...clickTarget, color: 'fg', _hover: { color: 'primary' } },
    '& [data-root]': { paddingBlock: 4, borderTop: 'line' },
    '& [data-groups]': {
      columns: { base: 1, sm: 2, md: 3, '2xl': 4 },
      columnGap: 8,
      marginTop: 2,
      fontSize: 'table',
    },
    '& [data-groups] > li': { breakInside: 'avoid', paddingBottom: 3 },
    '& [data-groups] h3 a': { ...clickTarget, color: 'fg', fontWeight: 'medium' },
    '& [data-groups] li li a': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 3,
      alignItems: 'center',
      minHeight: '24px',
      color: 'fg.muted',
      _hover: { color: 'primary' },
      [touch]: { minHeight: 'touch' },
    },
    '& [data-groups] small': { fontSize: 'sm', color: 'fg.muted' },
    '& aside h2': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      paddingBottom: 2,
    },
    '& aside h2 a': { color: 'primary', fontSize: 'table', fontWeight: 'normal' },
    '& aside ul': { border: 'line', borderRadius: 'base' },
  },
});

const { hotProducts } = listProductsFormRecommendValues;

function HotProducts() {
  const { t } = useTexts();
  const products = useListProducts({
    recommend: hotProducts,
    pageNum: 1,
    pageSize: pageSizes.listProducts.cataloguePanel,
  });
  const all = listHref({ ...parseListSearch(''), recommend: hotProducts });
  if (products.data?.data.length === 0) return null;
  return (
    <aside>
      <h2>
        {t('catalogue.filter.hotProducts')}
        <Link to={all}>{t('catalogue.overview.all')}</Link>
      </h2>
      <Loaded query={products} skeleton={<Skeleton height="1062px" />}>
        {({ data }) => (
          <ProductGrid>
            {data.map((product) => (
              <ProductCell key={product.productId} product={product} />
            ))}
          </ProductGrid>
        )}
      </Loaded>
    </aside>
  );
}

function Count({ catalog }: { catalog: Catalog }) {
  return catalog.productCount === undefined ? null : <small>{formatCount(catalog.productCount)}</small>;
}

function Root({ catalog }: { catalog: Catalog }) {
  return (
    <section data-root aria-labelledby={`category-${catalog.catalogId}`}>
      <h2 id={`category-${catalog.catalogId}`}>
        <CategoryLink catalog={catalog} />
        <Count catalog={catalog} />
      </h2>
      <ul data-groups>
        {catalog.children?.map((group) => (
          <li key={group.catalogId}>
            <CategoryGroup group={group} after={(leaf) => <Count catalog={leaf} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every category of the shop on one page, with its number of products, and the hot products. */
export function CategoryOverview({ tree }: { tree: UseQueryResult<GetCatalogTreeAnswer, unknown> }) {
  const { t } = useTexts();
  usePageTitle(t('catalogue.overview.title'));
  const total = tree.data?.data.reduce((sum, { productCount }) => sum + (productCount ?? 0), 0);
  return (
    <PageWidth>
      <Breadcrumb
        crumbs={[
          { label: t('frame.navigation.home'), href: paths.home },
          { label: t('catalogue.overview.title') },
        ]}
      />
      <Page>
        <div>
          <h1 tabIndex={-1}>
            {t('catalogue.overview.title')}
            {total !== undefined && (
              <small>{t('catalogue.list.total', { count: total, shown: formatCount(total) })}</small>
            )}
          </h1>
          <Loaded
            query={tree}
            skeleton={<Skeleton height="1200px" />}
            empty={<Empty text={t('catalogue.overview.empty')} />}
          >
            {({ data }) => data.map((catalog) => <Root key={catalog.catalogId} catalog={catalog} />)}
          </Loaded>
        </div>
        <HotProducts />
      </Page>
    </PageWidth>
  );
}
