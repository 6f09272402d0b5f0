import type { InformationItem } from '#generated/hooks/model/informationItem.ts';
import { Link } from '#web/components/link.tsx';
import { MarkedText } from '#web/components/marked-text.tsx';
import { newsHref } from '#web/paths.ts';
import { resultList, titleStyles } from './result-list.ts';

const List = resultList({
  '& > li': { gridTemplateColumns: { base: '96px minmax(0, 1fr)', md: '144px minmax(0, 1fr)' } },
  '& [data-picture]': {
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    background: 'bg.subtle',
    borderRadius: 'base',
  },
  '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  '& [data-title]': { ...titleStyles, _after: { content: '""', position: 'absolute', inset: 0 } },
  '& p': { maxWidth: 'text' },
});

/** News that were found, with the beginning of their text. */
export function InformationResults({
  items,
  keyWord,
}: {
  items: readonly InformationItem[];
  keyWord: string;
}) {
  return (
    <List>
      {items.map(({ nid, title, content, imageUrl }) => (
        <li key={nid}>
          <div data-picture>{imageUrl && <img src={imageUrl} alt="" loading="lazy" decoding="async" />}</div>
          <div>
            <Link to={newsHref(nid)} data-title>
              <MarkedText text={title} keyWord={keyWord} />
            </Link>
            <p>
              <MarkedText text={content} keyWord={keyWord} />
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}
