import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { listNewsLimits } from '#generated/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Input } from '#web/components/input.ts';
import { limitedTo } from '#web/components/limit-typed.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { useShownValues } from '#web/state/use-shown-values.ts';
import { type NewsParams, newsListHref } from '../news-params.ts';

const Form = chakra('form', {
  base: { display: 'flex', gap: 2, width: { base: 'full', md: '360px' } },
});

// Not a generated form: it works before the scripts do (GET), and its one field is a parameter of the address.
/** Looks for words in the titles; emptied, it shows all again. */
export function NewsSearch({ params }: { params: NewsParams }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const form = useShownValues({ keyWord: params.keyWord });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keyWord') ?? '').trim();
    navigate(newsListHref({ ...params, keyWord: typed, page: 1 }));
  };
  return (
    <Form
      ref={form}
      role="search"
      aria-label={t('content.newsPage.search')}
      action={paths.news}
      onSubmit={submit}
    >
      <Input
        type="search"
        name="keyWord"
        {...limitedTo(listNewsLimits.keyWord.maxLength)}
        defaultValue={params.keyWord}
        aria-label={t('content.newsPage.keyWord')}
        placeholder={t('content.newsPage.keyWord')}
        autoComplete="off"
      />
      <Button type="submit" aria-label={t('content.newsPage.search')}>
        <Search size={16} aria-hidden="true" />
      </Button>
    </Form>
  );
}
