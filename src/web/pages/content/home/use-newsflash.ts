import { pageSizes } from '#generated/constants.ts';
import { useListNews } from '#generated/hooks/content/content.ts';
import { ContentType } from '#generated/hooks/model/contentType.ts';
import { newsListHref } from '../news-params.ts';

/** The tab of the news page that lists them. */
export const newsflashHref = newsListHref({ contentType: ContentType.newsflash, keyWord: '', page: 1 });

/** The newest newsflashes: the list at the top of the home page and its news block show the same. */
export function useNewsflash() {
  return useListNews({
    contentType: ContentType.newsflash,
    pageNum: 1,
    pageSize: pageSizes.listNews.homeNewsflash,
  });
}
