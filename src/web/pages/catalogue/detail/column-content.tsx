import { chakra } from '@chakra-ui/react';
import { Download, FileText } from 'lucide-react';
import type { Column } from '#generated/hooks/model/column.ts';
import { CleanHtml } from '#web/components/clean-html.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { readWordItems } from './word-items.ts';

const Documents = chakra('ul', {
  base: {
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      columnGap: 3,
      paddingBlock: 3,
      borderBottom: 'line',
    },
    '& li > svg': { color: 'fg.muted' },
    '& p': { color: 'fg.muted', fontSize: 'table' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
    '& small span + span::before': { content: '"·"', marginInline: 2 },
    '& a': { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 'touch' },
  },
});

const Pictures = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    '& img': { maxHeight: '480px', border: 'line', borderRadius: 'base', background: 'bg.subtle' },
  },
});

function DocumentList({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <Documents>
      {readWordItems(text).map(({ name, desc, size, time, url }) => (
        <li key={`${name} ${url}`}>
          <FileText size={20} aria-hidden="true" />
          <div>
            {name}
            {desc && <p>{desc}</p>}
            {(size || time) && (
              <small>
                {size && <span>{size}</span>}
                {time && <span>{time}</span>}
              </small>
            )}
          </div>
          <a href={url} download aria-label={t('catalogue.detail.downloadFile', { name })}>
            <Download size={16} aria-hidden="true" />
            {t('catalogue.detail.download')}
          </a>
        </li>
      ))}
    </Documents>
  );
}

/** What a product has in a column, as its kind is shown. */
export function ColumnContent({ column, text }: { column: Column; text: string }) {
  switch (column.columnComment) {
    case 'word':
      return <DocumentList text={text} />;
    case 'image':
      return (
        <Pictures>
          {text.split(',').map((src) => (
            <li key={src}>
              <img src={src.trim()} alt={column.columnName} loading="lazy" />
            </li>
          ))}
        </Pictures>
      );
    case 'text':
    case 'number':
      return <CleanHtml html={text} />;
  }
}
