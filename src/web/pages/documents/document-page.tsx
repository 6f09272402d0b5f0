import { chakra } from '@chakra-ui/react';
import { useListDocuments } from '#generated/hooks/documents/documents.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { DocumentDownload } from '#web/documents/document-download.tsx';
import { DocumentFacts, DocumentGrade } from '#web/documents/document-facts.tsx';
import { PreviewButton } from '#web/documents/preview-button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { oneDocument } from './documents-params.ts';

const Article = chakra('article', {
  base: {
    display: 'grid',
    gap: 4,
    maxWidth: 'text',
    paddingBottom: 8,
    '& h1': { overflowWrap: 'anywhere' },
    '& [data-action]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  },
});

const notFoundStatus = 404;

function DocumentGone() {
  const { t } = useTexts();
  usePageTitle(t('documents.one.gone'), notFoundStatus);
  return (
    <NoticePage title={t('documents.one.gone')} text={t('documents.one.goneText')}>
      <LinkButton to={paths.documents}>{t('documents.list.all')}</LinkButton>
    </NoticePage>
  );
}

/** A document alone, at an address that can be shared: what it is about, its preview and its download. */
export function DocumentPage({ tid }: { tid: number }) {
  const { t } = useTexts();
  const documents = useListDocuments(oneDocument(tid));
  const file = documents.data?.data[0];
  usePageTitle(file?.title ?? t('documents.page.title'));
  if (documents.data && !file) return <DocumentGone />;
  return (
    <PageWidth>
      <Breadcrumb
        crumbs={[
          { label: t('documents.page.home'), href: paths.home },
          { label: t('documents.page.title'), href: paths.documents },
          ...(file ? [{ label: file.title }] : []),
        ]}
      />
      <Loaded query={documents} skeleton={<Skeleton height="240px" maxWidth="text" />}>
        {() =>
          file && (
            <Article>
              <h1>{file.title}</h1>
              <p>{file.description}</p>
              <DocumentFacts file={file} />
              <div data-action>
                <DocumentGrade docUrl={file.docUrl} />
                <PreviewButton file={file} />
                <DocumentDownload file={file} />
                <LinkButton to={paths.documents} size="small">
                  {t('documents.list.all')}
                </LinkButton>
              </div>
            </Article>
          )
        }
      </Loaded>
    </PageWidth>
  );
}
