import { chakra } from '@chakra-ui/react';
import { pageSizes } from '#generated/constants.ts';
import { listHotCatalogsFormProductValues, listProductsFormRecommendValues } from '#generated/enums.ts';
import { useListHotCatalogs, useListProducts } from '#generated/hooks/catalogue/catalogue.ts';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { Price } from '#web/components/price.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { categoryHref, productHref } from '#web/paths.ts';

const Hot = chakra('div', {
  base: {
    fontSize: 'table',
    '& h3': { marginBottom: 2, color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium' },
    '& [data-catalogs]': { display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, marginBottom: 6 },
    '& [data-products]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
      gap: 2,
    },
    '& [data-products] a': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      columnGap: 3,
      padding: 2,
      borderRadius: 'base',
      color: 'fg',
      _hover: { background: 'bg.subtle', textDecoration: 'none' },
    },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm', lineHeight: 'tight' },
    '& b': { textStyle: 'part', fontWeight: 'medium' },
  },
});

const { hotProducts } = listProductsFormRecommendValues;
const pictureSize = 40;

/** The first tab of the product centre: popular categories, and popular products with their price. */
export function HotProducts() {
  const { t } = useTexts();
  const catalogs = useListHotCatalogs({ product: listHotCatalogsFormProductValues.cataloguePanel });
  const products = useListProducts({
    recommend: hotProducts,
    pageNum: 1,
    pageSize: pageSizes.listProducts.cataloguePanel,
  });
  return (
    <Hot>
      <h3>{t('frame.panel.hotCategories')}</h3>
      <Loaded query={catalogs} skeleton={<Skeleton height="21px" marginBottom={6} />}>
        {({ data }) => (
          <ul data-catalogs>
            {data.map(({ catalogId, catalogName }) => (
              <li key={catalogId}>
                <Link to={categoryHref(catalogId)}>{catalogName}</Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <h3>{t('frame.panel.hotProducts')}</h3>
      <Loaded query={products} skeleton={<Skeleton height="180px" />}>
        {({ data }) => (
          <ul data-products>
            {data.map((product) => (
              <li key={product.productId}>
                <Link to={productHref(product.productId)}>
                  <PartImage src={firstImage(product.productImg)} alt="" size={pictureSize} />
                  <span>
                    <b>{product.productNum}</b>
                    <small>
                      <MeasuredText text={product.productName} />
                    </small>
                  </span>
                  <Price cents={product.unitPrice} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Hot>
  );
}
