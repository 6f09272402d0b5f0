import { chakra } from '@chakra-ui/react';
import { pageSizes } from '#generated/constants.ts';
import { useListNews } from '#generated/hooks/content/content.ts';
import { ContentType } from '#generated/hooks/model/contentType.ts';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { newsHref } from '#web/paths.ts';

const List = chakra('aside', {
  base: {
    fontSize: 'table',
    '& h2': { fontSize: 'body', paddingBottom: 2, borderBottom: 'line' },
    '& li': { borderBottom: 'line' },
    '& a': {
      display: 'block',
      paddingBlock: 3,
      color: 'fg',
      _hover: { color: 'primary', textDecoration: 'none' },
    },
    '& time': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** Other news, next to a news item. */
export function LatestNews({ but }: { but: number }) {
  const { t } = useTexts();
  const news = useListNews({
    contentType: ContentType.newsItem,
    pageNum: 1,
    pageSize: pageSizes.listNews.news,
  });
  return (
    <List aria-labelledby="latest-news">
      <h2 id="latest-news">{t('content.newsDetail.latest')}</h2>
      <Loaded query={news} skeleton={<Skeleton height="220px" />}>
        {({ data }) => (
          <ul>
            {data
              .filter(({ nid }) => nid !== but)
              .map(({ nid, title, createTime }) => (
                <li key={nid}>
                  <Link to={newsHref(nid)}>
                    <time dateTime={createTime}>{formatDay(createTime)}</time>
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
    </List>
  );
}
