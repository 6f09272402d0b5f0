import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getListDocumentsQueryKey, useGetDocumentPreview } from '#generated/hooks/documents/documents.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatBytes, formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { DocumentDownload, type DownloadedFile } from './document-download.tsx';

/** Of an A4 page. */
const pageRatio = '210 / 297';
const dialogWidth = 760;

const Page = chakra('img', {
  base: { display: 'block', width: 'full', aspectRatio: pageRatio, background: 'white', border: 'line' },
});

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    paddingBottom: 3,
    color: 'fg.muted',
    fontSize: 'table',
    '& > div': { display: 'flex', alignItems: 'center', gap: 3 },
  },
});

/** The first page of a document, and how large the file is. */
export function DocumentPreview({ file, onClose }: { file: DownloadedFile; onClose: () => void }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const preview = useGetDocumentPreview(
    { tid: file.tid },
    // The picture of a document for members is there for minutes only, and each opening is a look.
    { query: { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, meta: { suppressErrorToast: true } } },
  );
  const { error, isSuccess } = preview;
  useEffect(() => {
    if (isSuccess) void queries.invalidateQueries({ queryKey: getListDocumentsQueryKey() });
  }, [isSuccess, queries]);
  return (
    <Dialog title={file.title} onClose={onClose} width={dialogWidth}>
      <Loaded
        query={preview}
        skeleton={<Skeleton aspectRatio={pageRatio} />}
        {...(error instanceof ApiError ? { failure: error.message } : {})}
      >
        {({ data: { previewUrl, fileSize, pages } }) => (
          <>
            <Foot>
              <span>
                {t('documents.preview.facts', {
                  count: pages,
                  pages: formatCount(pages),
                  size: formatBytes(fileSize),
                })}
              </span>
              <div>
                <DocumentDownload file={file} />
              </div>
            </Foot>
            <Page src={previewUrl} alt={t('documents.preview.picture', { title: file.title })} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
