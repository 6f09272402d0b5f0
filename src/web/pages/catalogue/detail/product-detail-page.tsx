import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { codes } from '#generated/constants.ts';
import { useGetProduct } from '#generated/hooks/catalogue/catalogue.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { categoryHref, paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { BuyBox } from './buy-box.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { detailHref, parseDetailSearch } from './detail-url.ts';
import { Gallery } from './gallery.tsx';
import { TitleBlock } from './title-block.tsx';
import { useVisit } from './use-visit.ts';

const Areas = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { base: 6, xl: 8 },
    rowGap: 6,
    alignItems: 'start',
    paddingBottom: 10,
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '300px minmax(0, 1fr)',
      lg: '300px minmax(0, 1fr) 320px',
      xl: '380px minmax(0, 1fr) 348px',
    },
    gridTemplateAreas: {
      base: '"gallery" "title" "buy" "tabs"',
      md: '"gallery title" "buy buy" "tabs tabs"',
      lg: '"gallery title buy" "tabs tabs buy"',
    },
    '& > [data-gallery]': { gridArea: 'gallery' },
    '& > [data-title]': { gridArea: 'title', minWidth: 0 },
    '& > [data-tabs]': { gridArea: 'tabs', minWidth: 0 },
    '& > [data-buy]': { gridArea: 'buy', lg: { position: 'sticky', top: '82px' } },
  },
});

function DetailSkeleton() {
  return (
    <>
      <Skeleton height="21px" width="380px" maxWidth="full" marginY={3} />
      <Areas>
        <Skeleton data-gallery height="480px" />
        <Skeleton data-title height="420px" />
        <Skeleton data-buy height="560px" />
        <Skeleton data-tabs height="420px" />
      </Areas>
    </>
  );
}

function useTrail({ catalogPath = [], productNum }: Product) {
  const { t } = useTexts();
  return [
    { label: t('frame.navigation.home'), href: paths.home },
    { label: t('catalogue.overview.title'), href: paths.products },
    ...catalogPath.map(({ catalogId, catalogName }) => ({
      label: catalogName,
      href: categoryHref(catalogId),
    })),
    { label: productNum },
  ];
}

function Detail({ product }: { product: Product }) {
  const navigate = useNavigate();
  const { quantity } = parseDetailSearch(useLocation().search);
  const { productId, productNum, productName } = product;
  const trail = useTrail(product);
  usePageTitle(`${productNum} ${productName}`);
  useVisit(productId);
  return (
    <>
      <Breadcrumb crumbs={trail} />
      <Areas>
        <div data-gallery>
          <Gallery product={product} />
        </div>
        <div data-title>
          <TitleBlock product={product} />
        </div>
        <div data-buy>
          <BuyBox
            product={product}
            quantity={quantity}
            onQuantity={(next) => navigate(detailHref(productId, next), { replace: true })}
          />
        </div>
        <div data-tabs>
          <DetailTabs product={product} />
        </div>
      </Areas>
    </>
  );
}

function MissingProduct({ withdrawn }: { withdrawn: boolean }) {
  const { t } = useTexts();
  const title = t(withdrawn ? 'catalogue.detail.withdrawn' : 'catalogue.detail.missing');
  usePageTitle(title, 404);
  return (
    <NoticePage title={title} text={t('catalogue.detail.missingHelp')}>
      <LinkButton kind="mask" to={paths.products}>
        {t('catalogue.overview.title')}
      </LinkButton>
    </NoticePage>
  );
}

/** Whether the shop has no such product, as far as an error tells. */
function goneBy(error: unknown): 'missing' | 'withdrawn' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === codes.productWithdrawn) return 'withdrawn';
  return error.code === codes.notFound ? 'missing' : undefined;
}

function ProductDetail({ productId }: { productId: number }) {
  const product = useGetProduct({ productId });
  const signedIn = useSession() !== undefined;
  const { isFetchedAfterMount, refetch } = product;
  // A page that came from the server was made for a visitor: it does not know the member's favourites.
  useEffect(() => {
    if (signedIn && !isFetchedAfterMount) void refetch();
  }, [signedIn, isFetchedAfterMount, refetch]);
  const gone = goneBy(product.error);
  if (gone) return <MissingProduct withdrawn={gone === 'withdrawn'} />;
  return (
    <PageWidth>
      <Loaded query={product} skeleton={<DetailSkeleton />}>
        {({ data }) => <Detail product={data} />}
      </Loaded>
    </PageWidth>
  );
}

/** One product: what it is, what it costs at a quantity, and everything that its category knows of it. */
export function ProductDetailPage() {
  const { productId } = parseDetailSearch(useLocation().search);
  if (productId === undefined) return <MissingProduct withdrawn={false} />;
  return <ProductDetail key={productId} productId={productId} />;
}
