import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { codes } from '#generated/constants.ts';
import { useGetNewsDetail } from '#generated/hooks/content/content.ts';
import { useRefusal } from '#web/api/use-refusal.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { CleanHtml } from '#web/components/clean-html.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { LatestNews } from './news/latest-news.tsx';

const Article = chakra('article', {
  base: {
    maxWidth: 'text',
    minHeight: '60dvh',
    '& > time': { color: 'fg.muted', fontSize: 'table' },
    '& > h1': { fontSize: { base: 'xl', md: '2xl' }, marginTop: 1, overflowWrap: 'anywhere' },
    '& > [data-second]': { marginTop: 2, color: 'fg.muted', fontSize: 'lg' },
    '& > img': {
      width: 'full',
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      marginBlock: 5,
      background: 'bg.subtle',
      borderRadius: 'base',
    },
    '& > hr': { borderTop: 'line', marginBlock: 5 },
  },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 72ch) 300px' },
    columnGap: 16,
    rowGap: 10,
    alignItems: 'start',
  },
});

const notFoundStatus = 404;

function NewsGone() {
  const { t } = useTexts();
  usePageTitle(t('content.newsDetail.gone'), notFoundStatus);
  return (
    <NoticePage title={t('content.newsDetail.gone')} text={t('content.newsDetail.goneText')}>
      <LinkButton to={paths.news}>{t('content.newsPage.all')}</LinkButton>
    </NoticePage>
  );
}

/** The number of a news item in an address, undefined when it is none. */
function newsId(text: string | null): number | undefined {
  const nid = Number(text);
  return Number.isSafeInteger(nid) && nid > 0 ? nid : undefined;
}

function News({ nid }: { nid: number }) {
  const { t } = useTexts();
  const news = useGetNewsDetail(nid, { query: { meta: { suppressErrorToast: true } } });
  const title = news.data?.data.title;
  const missing = useRefusal(news) === codes.notFound;
  usePageTitle(
    missing ? t('content.newsDetail.gone') : (title ?? t('content.newsPage.title')),
    missing ? notFoundStatus : undefined,
  );
  if (missing && news.isError) return <NewsGone />;
  return (
    <PageWidth>
      <Breadcrumb
        crumbs={[
          { label: t('content.crumb.home'), href: paths.home },
          { label: t('content.newsPage.title'), href: paths.news },
          ...(title ? [{ label: title }] : []),
        ]}
      />
      <Columns>
        <Loaded query={news} skeleton={<Skeleton height="640px" maxWidth="text" />}>
          {({ data: { viceTitle, imageUrl, createTime, content } }) => (
            <Article>
              <time dateTime={createTime}>{formatDay(createTime)}</time>
              <h1>{title}</h1>
              {viceTitle && <p data-second>{viceTitle}</p>}
              {imageUrl ? <img src={imageUrl} alt="" /> : <hr />}
              <CleanHtml html={content ?? ''} />
            </Article>
          )}
        </Loaded>
        <LatestNews but={nid} />
      </Columns>
    </PageWidth>
  );
}

/** One news item: title, day and text. */
export function NewsDetailPage() {
  const [query] = useSearchParams();
  const nid = newsId(query.get('nid'));
  return nid === undefined ? <NewsGone /> : <News nid={nid} />;
}
