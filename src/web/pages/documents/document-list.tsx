import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import type { TechnicalDocument } from '#generated/hooks/model/technicalDocument.ts';
import { Link } from '#web/components/link.tsx';
import { MarkedText } from '#web/components/marked-text.tsx';
import { DocumentDownload } from '#web/documents/document-download.tsx';
import { DocumentFacts, DocumentGrade, FoundSentence } from '#web/documents/document-facts.tsx';
import { PreviewButton } from '#web/documents/preview-button.tsx';
import { documentHref } from '#web/paths.ts';
import { touch } from '#web/theme/media.ts';

const List = chakra('ul', {
  base: {
    borderTop: 'line',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '20px minmax(0, 1fr) auto' },
      columnGap: 4,
      rowGap: 2,
      paddingBlock: 3,
      borderBottom: 'line',
      _hover: { background: 'bg.subtle' },
    },
    '& > li > svg': { display: { base: 'none', md: 'block' }, marginTop: '2px', color: 'fg.muted' },
    '& h2': { fontSize: 'body', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& h2 a': {
      display: 'inline-block',
      minHeight: '24px',
      _hover: { color: 'primary' },
      [touch]: { paddingBlock: '12px', marginBlock: '-12px' },
    },
    '& h2 mark, & [data-about] mark': { background: 'warning.soft', color: 'inherit', borderRadius: '2px' },
    '& [data-about]': { maxWidth: 'text', color: 'fg.muted', fontSize: 'table' },
    '& [data-text]': { display: 'grid', alignContent: 'start', gap: 1 },
    '& [data-action]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      alignSelf: 'start',
      justifyContent: { md: 'flex-end' },
      gap: 3,
    },
  },
});

interface DocumentListProps {
  documents: readonly TechnicalDocument[];
  keyWord: string;
}

/** Documents, one below the other: what each is about, where the words were found, how often it is used, and the download. */
export function DocumentList({ documents, keyWord }: DocumentListProps) {
  return (
    <List>
      {documents.map((file) => (
        <li key={file.tid}>
          <FileText size={20} aria-hidden="true" />
          <div data-text>
            <h2>
              <Link to={documentHref(file.tid)}>
                <MarkedText text={file.title} keyWord={keyWord} />
              </Link>
            </h2>
            <p data-about>
              <MarkedText text={file.description} keyWord={keyWord} />
            </p>
            <FoundSentence sentence={file.sentence} keyWord={keyWord} />
            <DocumentFacts file={file} />
          </div>
          <div data-action>
            <DocumentGrade docUrl={file.docUrl} />
            <PreviewButton file={file} />
            <DocumentDownload file={file} />
          </div>
        </li>
      ))}
    </List>
  );
}
