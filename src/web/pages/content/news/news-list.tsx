import { chakra } from '@chakra-ui/react';
import type { NewsItem } from '#generated/hooks/model/newsItem.ts';
import { Link } from '#web/components/link.tsx';
import { formatDay } from '#web/i18n/format.ts';
import { newsHref } from '#web/paths.ts';

const List = chakra('ul', {
  base: {
    borderTop: 'line',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: '112px minmax(0, 1fr)', md: '224px minmax(0, 1fr)' },
      gap: { base: 3, md: 5 },
      paddingBlock: 4,
      borderBottom: 'line',
      _hover: { background: 'bg.subtle' },
    },
    '& [data-picture]': {
      aspectRatio: '16 / 9',
      overflow: 'hidden',
      background: 'bg.subtle',
      borderRadius: 'base',
    },
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    '& h2': { fontSize: { base: 'body', md: 'lg' }, overflowWrap: 'anywhere' },
    '& h2 a': { color: 'fg', _after: { content: '""', position: 'absolute', inset: 0 } },
    '& li:hover h2 a': { color: 'primary', textDecoration: 'none' },
    '& p': { marginTop: 1, maxWidth: 'text', color: 'fg.muted', lineClamp: 2 },
    '& time': { fontSize: 'sm', color: 'fg.muted' },
  },
});

/** News, one below the other, each with picture, day and second title. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <List>
      {items.map(({ nid, title, viceTitle, imageUrl, createTime }) => (
        <li key={nid}>
          <div data-picture>{imageUrl && <img src={imageUrl} alt="" decoding="async" />}</div>
          <div>
            <time dateTime={createTime}>{formatDay(createTime)}</time>
            <h2>
              <Link to={newsHref(nid)}>{title}</Link>
            </h2>
            <p>{viceTitle}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
