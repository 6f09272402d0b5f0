import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ContentType } from '#generated/hooks/model/contentType.ts';
import { listNewsLimits } from '#generated/limits.ts';
import { Button } from '#web/components/button.tsx';
import { ListSearch } from '#web/components/list-search.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { type NewsParams, newsListHref } from '../news-params.ts';

const Place = chakra('div', { base: { width: { base: 'full', md: '360px' } } });

/** Looks for words in the titles of news of the shown kind. */
export function NewsSearch({ params }: { params: NewsParams }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { keyWord, contentType } = params;
  return (
    <Place>
      <ListSearch
        label={t('content.newsPage.search')}
        fieldLabel={t('content.newsPage.keyWord')}
        action={paths.news}
        keyWord={keyWord}
        maxLength={listNewsLimits.keyWord.maxLength}
        fields={{ type: contentType === ContentType.newsItem ? undefined : contentType }}
        onSearch={(typed) => navigate(newsListHref({ ...params, keyWord: typed, page: 1 }))}
      >
        <Button type="submit" aria-label={t('content.newsPage.search')}>
          <Search size={16} aria-hidden="true" />
        </Button>
      </ListSearch>
    </Place>
  );
}
