import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { pageSizes } from '#generated/constants.ts';
import { useListDocuments, useListDocumentTypes } from '#generated/hooks/documents/documents.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { usePaging } from '#web/components/use-paging.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { DocumentFilters } from './document-filters.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentPage } from './document-page.tsx';
import { DocumentSearch } from './document-search.tsx';
import { type DocumentsParams, parseDocumentId, parseDocumentsParams } from './documents-params.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
    columnGap: 8,
    rowGap: 4,
    paddingBottom: 8,
  },
});

const Intro = chakra('p', { base: { maxWidth: 'text', color: 'fg.muted' } });

/** Technical documents: search through their whole text, filters with counts, and downloads. */
function AllDocuments({ params }: { params: DocumentsParams }) {
  const { t } = useTexts();
  const { keyWord, typeId, downloadGrade } = params;
  const paging = usePaging(pageSizes.listDocuments.documentList);
  const types = useListDocumentTypes();
  const documents = useListDocuments(
    {
      pageNum: paging.page,
      pageSize: paging.pageSize,
      downloadGrade,
      ...(keyWord === '' ? {} : { keyWord }),
      ...(typeId === undefined ? {} : { typeId }),
    },
    // What is shown stays until the next page or choice is there, so that nothing jumps.
    { query: { placeholderData: (before) => before } },
  );
  usePageTitle(t('documents.page.title'));
  const known = types.data?.data ?? [];
  const empty = (
    <Empty text={keyWord === '' ? t('documents.list.none') : t('documents.list.notFound', { keyWord })}>
      <LinkButton to={paths.documents}>{t('documents.list.all')}</LinkButton>
    </Empty>
  );
  return (
    <PageWidth>
      <Breadcrumb
        crumbs={[{ label: t('documents.page.home'), href: paths.home }, { label: t('documents.page.title') }]}
      />
      <h1>{t('documents.page.title')}</h1>
      <Intro>{t('documents.page.intro')}</Intro>
      <DocumentSearch params={params} />
      <Columns>
        <DocumentFilters params={params} types={known} counts={documents.data?.params} />
        <section aria-label={t('documents.list.label')} aria-busy={documents.isPlaceholderData}>
          <PagedList query={documents} paging={paging} empty={empty} rowHeight="109px">
            {(rows) => <DocumentList documents={rows} keyWord={keyWord} />}
          </PagedList>
        </section>
      </Columns>
    </PageWidth>
  );
}

/** All documents, or the one that the address names. */
export function DocumentsPage() {
  const [query] = useSearchParams();
  const tid = parseDocumentId(query);
  return tid === undefined ? (
    <AllDocuments params={parseDocumentsParams(query)} />
  ) : (
    <DocumentPage tid={tid} />
  );
}
