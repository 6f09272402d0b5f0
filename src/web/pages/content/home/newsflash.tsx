import { chakra } from '@chakra-ui/react';
import { Empty } from '#web/components/empty.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { newsHref } from '#web/paths.ts';
import { clickTarget, touch } from '#web/theme/media.ts';
import { newsflashHref, useNewsflash } from './use-newsflash.ts';

const Block = chakra('section', {
  base: {
    minHeight: { base: '220px', xl: '264px' },
    fontSize: 'table',
    '& > header': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: 'control',
      borderBottom: 'line',
    },
    '& h2': { fontSize: 'body' },
    '& > header a': { ...clickTarget, justifyContent: 'flex-end' },
    '& li': { borderBottom: 'line' },
    '& li:last-of-type': { borderBottom: 0 },
    '& li a': {
      display: 'block',
      paddingBlock: 2,
      color: 'fg',
      lineHeight: '20px',
      [touch]: { paddingBlock: '10px' },
    },
    '& li a > span': { lineClamp: 2 },
    '& li a:hover': { color: 'primary', textDecoration: 'none' },
    '& time': { color: 'fg.muted', fontSize: 'sm', marginInlineEnd: 1 },
  },
});

/** `2026-` of a day: what is new is of this year. */
const yearLength = 5;

/** The newest short news: title and day. */
export function Newsflash() {
  const { t } = useTexts();
  const news = useNewsflash();
  return (
    <Block aria-labelledby="newsflash">
      <header>
        <h2 id="newsflash">{t('content.newsflash.title')}</h2>
        <Link to={newsflashHref}>{t('content.newsflash.all')}</Link>
      </header>
      <Loaded
        query={news}
        skeleton={<Skeleton height="224px" marginTop={1} />}
        empty={<Empty text={t('content.newsflash.empty')} />}
      >
        {({ data }) => (
          <ul>
            {data.map(({ nid, title, createTime }) => (
              <li key={nid}>
                <Link to={newsHref(nid)} title={title}>
                  <span>
                    <time dateTime={createTime}>{formatDay(createTime).slice(yearLength)}</time> {title}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Block>
  );
}
