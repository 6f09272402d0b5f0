import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { codes } from '#generated/constants.ts';
import { useGetProduct } from '#generated/hooks/catalogue/catalogue.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { useRefusal } from '#web/api/use-refusal.ts';
import { lastSold } from '#web/catalogue/last-sold.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, pagePart, ShownPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-report.ts';
import { categoryHref, paths } from '#web/paths.ts';
import { useAddressState } from '#web/state/use-address-state.ts';
import { BuyBox } from './buy-box.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { detailHref, filtersSuffix, parseDetailSearch } from './detail-url.ts';
import { Gallery } from './gallery.tsx';
import { hasPrice } from './offer.ts';
import { TitleBlock } from './title-block.tsx';
import { useVisit } from './use-visit.ts';

const quoteBox = pagePart(
  'pages/catalogue/detail/quote-box.tsx',
  async () => (await import('./quote-box.tsx')).QuoteBox,
);

const withdrawnBox = lazyPart([], async () => (await import('./withdrawn-box.tsx')).WithdrawnBox);

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
    '& > [data-buy]': {
      gridArea: 'buy',
      lg: { position: 'sticky', top: 'calc(var(--header-height) + 16px)' },
    },
    _print: {
      gridTemplateColumns: '180px minmax(0, 1fr) !important',
      gridTemplateAreas: '"gallery title" "buy buy" "tabs tabs" !important',
      '& > [data-buy]': { position: 'static !important' },
      '& > [data-title] button': { display: 'none' },
    },
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
      isCategory: true,
      href: categoryHref(catalogId),
    })),
    { label: productNum },
  ];
}

interface OfferProps {
  product: Product;
  quantity: number | undefined;
  onQuantity: (quantity: number) => void;
}

/** What can be done about the part: buying it, asking for its price, or replacing it. */
function Offer({ product, quantity, onQuantity }: OfferProps) {
  return hasPrice(product) ? (
    <BuyBox product={product} quantity={quantity} onQuantity={onQuantity} />
  ) : (
    <ShownPart part={quoteBox} with={{ product, quantity }} />
  );
}

interface DetailProps {
  product: Product;
  isWithdrawn?: boolean;
}

function Detail({ product, isWithdrawn = false }: DetailProps) {
  const { productId } = product;
  const { state, change } = useAddressState(parseDetailSearch, ({ quantity, filters }) =>
    detailHref(productId, quantity, filtersSuffix(filters)),
  );
  const trail = useTrail(product);
  useVisit(isWithdrawn ? undefined : productId);
  return (
    <>
      <Breadcrumb crumbs={trail} />
      <Areas>
        <div data-gallery>
          <Gallery product={product} />
        </div>
        <div data-title>
          <TitleBlock product={product} isWithdrawn={isWithdrawn} />
        </div>
        <div data-buy>
          {isWithdrawn ? (
            <ShownPart part={withdrawnBox} with={{ product }} />
          ) : (
            <Offer
              product={product}
              quantity={state.quantity}
              onQuantity={(quantity) => change((now) => ({ ...now, quantity }), { replace: true })}
            />
          )}
        </div>
        <div data-tabs>
          <DetailTabs product={product} filters={state.filters} />
        </div>
      </Areas>
    </>
  );
}

const notFoundStatus = 404;

function MissingProduct() {
  const { t } = useTexts();
  const title = t('catalogue.detail.missing');
  usePageTitle(title, notFoundStatus);
  return (
    <NoticePage title={title} text={t('catalogue.detail.missingHelp')}>
      <LinkButton variant="solid" to={paths.products}>
        {t('catalogue.overview.title')}
      </LinkButton>
    </NoticePage>
  );
}

function ProductDetail({ productId }: { productId: number }) {
  const { t } = useTexts();
  const product = useGetProduct({ productId }, { query: { meta: { suppressErrorToast: true } } });
  const refusal = useRefusal(product);
  const missing = refusal === codes.productWithdrawn || refusal === codes.notFound;
  const withdrawn = lastSold(product.error);
  const data = product.data?.data ?? withdrawn;
  const name = data?.productName.includes(data.productNum)
    ? data.productName
    : data && `${data.productNum} ${data.productName}`;
  usePageTitle(name ?? t('catalogue.list.category'), missing ? notFoundStatus : undefined);
  if (missing && product.isError && !withdrawn) return <MissingProduct />;
  return (
    <PageWidth>
      {withdrawn ? (
        <Detail product={withdrawn} isWithdrawn />
      ) : (
        <Loaded query={product} skeleton={<DetailSkeleton />}>
          {(answer) => <Detail product={answer.data} />}
        </Loaded>
      )}
    </PageWidth>
  );
}

/** One product: what it is, what it costs at a quantity, and everything that its category knows of it. */
export function ProductDetailPage() {
  const { productId } = parseDetailSearch(useLocation().search);
  if (productId === undefined) return <MissingProduct />;
  return <ProductDetail key={productId} productId={productId} />;
}
