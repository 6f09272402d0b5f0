import { chakra } from '@chakra-ui/react';
import { listFileHref } from '#domain/public-lists/list-file-href.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoneyContext } from '#web/money/money-context.ts';
import { clickTarget } from '#web/theme/media.ts';

const Row = chakra('p', {
  base: {
    display: 'flex',
    gap: 4,
    fontSize: 'table',
    '& a': { ...clickTarget, color: 'primary' },
    _print: { display: 'none' },
  },
});

/** Links to the whole list at an address as a table. They are not routes: the server sends a file, without scripts too. */
export function ListDownloads({ href }: { href: string }) {
  const { t, language } = useTexts();
  const { currency } = useMoneyContext();
  return (
    <Row>
      <a href={listFileHref(href, 'csv', { language, currency })} rel="nofollow">
        {t('components.listDownloads.csv')}
      </a>
      <a href={listFileHref(href, 'xlsx', { language, currency })} rel="nofollow">
        {t('components.listDownloads.excel')}
      </a>
    </Row>
  );
}
