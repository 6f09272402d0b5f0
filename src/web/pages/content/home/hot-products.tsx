import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { constants, pageSizes } from '#generated/constants.ts';
import { useListHotCatalogs, useListProducts } from '#generated/hooks/catalogue/catalogue.ts';
import { ListHotCatalogsFormHome } from '#generated/hooks/model/listHotCatalogsFormHome.ts';
import { ListProductsFormRecommend } from '#generated/hooks/model/listProductsFormRecommend.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { ProductCell, productGrid } from '#web/components/product-grid.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { Tabs } from '#web/components/tabs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { categoryHref, paths } from '#web/paths.ts';
import { FeaturedProduct, featuredStyles } from './featured-product.tsx';
import { MoreLink } from './home-section.tsx';

const Grid = productGrid({
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', xl: 'repeat(5, 1fr)' },
  ...featuredStyles,
});

/** Title, tabs and the way to all of them in one line where there is room. */
const Section = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', md: 'auto minmax(0, 1fr) auto' },
    '& > h2': { paddingInlineEnd: 6 },
    '& > h2, & > a': { display: 'flex', alignItems: 'center', minHeight: 'touch' },
    '& > a': { paddingInlineStart: 4 },
    '& > [role=tablist]': { gridColumn: { base: '1 / -1', md: 'auto' }, order: { base: 1, md: 0 } },
    '& > [role=tabpanel]': { gridColumn: '1 / -1', order: 1, minWidth: 0 },
    '& > h2, & > [role=tablist], & > a': { borderBottom: { base: 'none', md: 'line' } },
  },
});

const allCategories = 'all';
const gridHeight = { base: '1040px', sm: '655px', md: '525px', xl: '263px' };

/** The hot products of one category, or of all; the first one is featured. */
function HotOf({ catalogId }: { catalogId?: number }) {
  const { t } = useTexts();
  const products = useListProducts({
    recommend: ListProductsFormRecommend.hotProducts,
    ...(catalogId === undefined ? {} : { catalogId }),
    pageNum: 1,
    pageSize: pageSizes.listProducts.homeHot,
  });
  return (
    <Loaded
      query={products}
      skeleton={<Skeleton minHeight={gridHeight} />}
      empty={
        <Empty text={t('content.hot.empty')}>
          <LinkButton to={catalogId === undefined ? paths.products : categoryHref(catalogId)}>
            {t('content.hot.browse')}
          </LinkButton>
        </Empty>
      }
    >
      {({ data }) => (
        <Grid>
          {data.slice(0, constants.homeHotFeatured).map((product) => (
            <FeaturedProduct key={product.productId} product={product} />
          ))}
          {data.slice(constants.homeHotFeatured).map((product) => (
            <ProductCell key={product.productId} product={product} />
          ))}
        </Grid>
      )}
    </Loaded>
  );
}

/** Hot products under the tabs of the hot categories. */
export function HotProducts() {
  const { t } = useTexts();
  const id = useId();
  const catalogs = useListHotCatalogs({ home: ListHotCatalogsFormHome.homePage }).data?.data ?? [];
  const [open, setOpen] = useState(allCategories);
  const catalog = catalogs.find(({ catalogId }) => String(catalogId) === open);
  const more = catalog
    ? { label: t('content.hot.allOf', { name: catalog.catalogName }), to: categoryHref(catalog.catalogId) }
    : { label: t('content.hot.all'), to: paths.products };
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{t('content.hot.title')}</h2>
      <Tabs
        label={t('content.hot.tabs')}
        open={open}
        onOpen={setOpen}
        tabs={[
          { key: allCategories, label: t('content.hot.every'), content: () => <HotOf /> },
          ...catalogs.map(({ catalogId, catalogName }) => ({
            key: String(catalogId),
            label: catalogName,
            content: () => <HotOf key={catalogId} catalogId={catalogId} />,
          })),
        ]}
      />
      <MoreLink {...more} />
    </Section>
  );
}
