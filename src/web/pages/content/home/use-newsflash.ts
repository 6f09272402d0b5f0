import { pageSizes } from '#generated/constants.ts';
import { useListNews } from '#generated/hooks/content/content.ts';
import { ContentType } from '#generated/hooks/model/contentType.ts';

/** The newest newsflashes: the list at the top of the home page and its news block show the same. */
export function useNewsflash() {
  return useListNews({
    contentType: ContentType.newsflash,
    pageNum: 1,
    pageSize: pageSizes.listNews.homeNewsflash,
  });
}
