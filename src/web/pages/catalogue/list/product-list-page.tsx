import { useLocation } from 'react-router-dom';
import { codes } from '#generated/constants.ts';
import type { Catalog } from '#generated/hooks/model/catalog.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageSkeleton } from '#web/components/page-skeleton.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { pagePart, ShownPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-report.ts';
import { categoryHref, paths } from '#web/paths.ts';
import { ListBody, NoResult } from './list-body.tsx';
import { parseListSearch } from './list-url.ts';
import { type ListPage, useListPage } from './use-list-page.ts';

const categoryOverview = pagePart(
  'pages/catalogue/list/category-overview.tsx',
  async () => (await import('./category-overview.tsx')).CategoryOverview,
);

const notFoundStatus = 404;

function useTrail({ place, state }: ListPage) {
  const { t } = useTexts();
  const link = ({ catalogId, catalogName }: Catalog) => ({
    label: catalogName,
    isCategory: true,
    href: categoryHref(catalogId),
  });
  const here =
    place?.category.catalogName ??
    (state.catalogId === undefined ? t('catalogue.list.allProducts') : t('catalogue.list.category'));
  const trail = [
    { label: t('frame.navigation.home'), href: paths.home },
    { label: t('catalogue.overview.title'), href: paths.products },
    ...(place?.above.map(link) ?? []),
    { label: here, isCategory: place !== undefined },
  ];
  return { here, trail };
}

function ProductList({ list }: { list: ListPage }) {
  const { here, trail } = useTrail(list);
  usePageTitle(here, list.refusal === codes.notFound ? notFoundStatus : undefined);
  return (
    <PageWidth>
      <Breadcrumb crumbs={trail} />
      <ListBody list={list} title={here} empty={<NoResult list={list} />} />
    </PageWidth>
  );
}

function MissingCategory() {
  const { t } = useTexts();
  usePageTitle(t('catalogue.list.missing'), notFoundStatus);
  return (
    <NoticePage title={t('catalogue.list.missing')} text={t('catalogue.list.missingHelp')}>
      <LinkButton variant="solid" to={paths.products}>
        {t('catalogue.overview.title')}
      </LinkButton>
    </NoticePage>
  );
}

function CategoryPage() {
  const list = useListPage();
  if (list.refusal === codes.notFound && list.columns.isError) return <MissingCategory />;
  return list.overview ? (
    <ShownPart part={categoryOverview} with={{ tree: list.tree }} until={<PageSkeleton />} />
  ) : (
    <ProductList list={list} />
  );
}

/**
 * The products of a category with its parametric filters; without a category all categories of the shop. Another
 * category is another page: it must not show the rows of the one before until its own are there.
 */
export function ProductListPage() {
  const { catalogId } = parseListSearch(useLocation().search);
  return <CategoryPage key={catalogId} />;
}
