import { chakra } from '@chakra-ui/react';
import { constants } from '#generated/constants.ts';
import { Empty } from '#web/components/empty.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { newsHref } from '#web/paths.ts';
import { HomeSection } from './home-section.tsx';
import { newsflashHref, useNewsflash } from './use-newsflash.ts';

const List = chakra('ul', {
  base: {
    fontSize: 'table',
    borderTop: 'line',
    '& li': { borderBottom: 'line' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: '128px 1fr',
      gap: 4,
      paddingBlock: 3,
      color: 'fg',
      _hover: { textDecoration: 'none' },
    },
    '& a:hover b': { color: 'primary' },
    '& img': {
      width: 'full',
      height: '72px',
      objectFit: 'cover',
      background: 'bg.subtle',
      borderRadius: 'base',
    },
    '& b': { display: 'block', fontSize: 'body', fontWeight: 'medium', lineHeight: 'tight' },
    '& p': { marginBlock: 1, color: 'fg.muted', lineClamp: 1 },
    '& time': { color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The newest of the newsflashes with picture and second title. */
export function NewsBlock() {
  const { t } = useTexts();
  const news = useNewsflash();
  return (
    <HomeSection title={t('content.news.title')} more={{ label: t('content.news.all'), to: newsflashHref }}>
      <Loaded
        query={news}
        skeleton={<Skeleton height="295px" />}
        empty={<Empty text={t('content.news.none')} />}
      >
        {({ data }) => (
          <List>
            {data
              .slice(0, constants.newsBlockItems)
              .map(({ nid, title, viceTitle, imageUrl, createTime }) => (
                <li key={nid}>
                  <Link to={newsHref(nid)}>
                    <img src={imageUrl} alt="" loading="lazy" decoding="async" />
                    <div>
                      <b>{title}</b>
                      <p>{viceTitle}</p>
                      <time dateTime={createTime}>{formatDay(createTime)}</time>
                    </div>
                  </Link>
                </li>
              ))}
          </List>
        )}
      </Loaded>
    </HomeSection>
  );
}
