import { FileText } from 'lucide-react';
import type { TechnologyFile } from '#generated/hooks/model/technologyFile.ts';
import { MarkedText } from '#web/components/marked-text.tsx';
import { DocumentDownload } from '#web/documents/document-download.tsx';
import { DocumentFacts, DocumentGrade, FoundSentence } from '#web/documents/document-facts.tsx';
import { resultList, titleStyles } from './result-list.ts';

const List = resultList({
  '& > li': {
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) 96px 128px' },
    alignItems: { md: 'center' },
  },
  '& > li > svg': { marginTop: '2px', color: 'fg.muted' },
  '& [data-title]': titleStyles,
  '& [data-grade], & [data-action]': { gridColumn: { base: 2, md: 'auto' } },
  '& [data-action] > *': { minWidth: { md: 'full' } },
});

/** Technical documents that were found: where, who may download them, how often they were, and the download. */
export function FileResults({ files, keyWord }: { files: readonly TechnologyFile[]; keyWord: string }) {
  return (
    <List>
      {files.map((file) => (
        <li key={file.tid}>
          <FileText size={20} aria-hidden="true" />
          <div>
            <span data-title>
              <MarkedText text={file.title} keyWord={keyWord} />
            </span>
            <FoundSentence sentence={file.sentence} keyWord={keyWord} />
            <DocumentFacts file={file} />
          </div>
          <div data-grade>
            <DocumentGrade docUrl={file.docUrl} />
          </div>
          <div data-action>
            <DocumentDownload file={file} />
          </div>
        </li>
      ))}
    </List>
  );
}
