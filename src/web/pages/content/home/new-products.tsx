import { pageSizes } from '#generated/constants.ts';
import { useListProducts } from '#generated/hooks/catalogue/catalogue.ts';
import { ListProductsFormRecommend } from '#generated/hooks/model/listProductsFormRecommend.ts';
import { Empty } from '#web/components/empty.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { ProductCell, productGrid } from '#web/components/product-grid.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { HomeSection } from './home-section.tsx';

const Row = productGrid({
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' },
  borderBlock: 'line',
});

/** What has come into the shop lately. */
export function NewProducts() {
  const { t } = useTexts();
  const products = useListProducts({
    recommend: ListProductsFormRecommend.newProducts,
    pageNum: 1,
    pageSize: pageSizes.listProducts.homeNew,
  });
  return (
    <HomeSection title={t('content.new.title')} more={{ label: t('content.new.all'), to: paths.products }}>
      <Loaded
        query={products}
        skeleton={<Skeleton minHeight={{ base: '418px', sm: '264px', xl: '133px' }} />}
        empty={<Empty text={t('content.new.empty')} />}
      >
        {({ data }) => (
          <Row>
            {data.map((product) => (
              <ProductCell key={product.productId} product={product} />
            ))}
          </Row>
        )}
      </Loaded>
    </HomeSection>
  );
}
