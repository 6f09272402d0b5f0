import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { pageSizes } from '#generated/constants.ts';
import { useListNews } from '#generated/hooks/content/content.ts';
import { ContentType } from '#generated/hooks/model/contentType.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Pager } from '#web/components/pager.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { NewsList } from './news/news-list.tsx';
import { NewsSearch } from './news/news-search.tsx';
import { type NewsParams, newsListHref, parseNewsParams } from './news-params.ts';

const labels = {
  [ContentType.newsItem]: 'content.newsPage.news',
  [ContentType.newsflash]: 'content.newsPage.flashes',
} as const;
const pageSize = pageSizes.listNews.news;

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    paddingBottom: 3,
    '& ul': { display: 'flex', gap: 5 },
    '& nav a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      minWidth: 'touch',
      color: 'fg.muted',
    },
    '& nav a[aria-current]': { color: 'primary', fontWeight: 'bold' },
  },
});

/** News or newsflashes: the two kinds as links, so that each has its address. */
function Kinds({ params }: { params: NewsParams }) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('content.newsPage.kinds')}>
      <ul>
        {Object.values(ContentType).map((contentType) => (
          <li key={contentType}>
            <Link
              to={newsListHref({ ...params, contentType, page: 1 })}
              aria-current={contentType === params.contentType ? 'page' : undefined}
            >
              {t(labels[contentType])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All news, a few on a page, with a search for words in their titles. */
export function NewsPage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const params = parseNewsParams(query);
  const { contentType, keyWord, page } = params;
  const news = useListNews({
    contentType,
    pageNum: page,
    pageSize,
    ...(keyWord === '' ? {} : { keyWord }),
  });
  usePageTitle(t('content.newsPage.title'));
  const empty = (
    <Empty text={keyWord === '' ? t('content.newsPage.none') : t('content.newsPage.notFound', { keyWord })}>
      <LinkButton to={paths.news}>{t('content.newsPage.all')}</LinkButton>
    </Empty>
  );
  return (
    <PageWidth>
      <Breadcrumb
        crumbs={[
          { label: t('content.crumb.home'), href: paths.home },
          { label: t('content.newsPage.title') },
        ]}
      />
      <h1>{t('content.newsPage.title')}</h1>
      <Head>
        <Kinds params={params} />
        <NewsSearch params={params} />
      </Head>
      <Loaded query={news} skeleton={<Skeleton minHeight={{ base: '412px', md: '640px' }} />} empty={empty}>
        {({ data, params: { totalDataCounts } }) => (
          <>
            <NewsList items={data} />
            <Pager
              page={page}
              pageSize={pageSize}
              total={totalDataCounts}
              hrefOf={(to) => newsListHref({ ...params, page: to })}
            />
          </>
        )}
      </Loaded>
    </PageWidth>
  );
}
