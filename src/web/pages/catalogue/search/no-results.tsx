import { chakra } from '@chakra-ui/react';
import { LinkButton } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';

export interface Elsewhere {
  readonly label: string;
  readonly count: string;
  readonly href: string;
}

const Advice = chakra('div', {
  base: {
    maxWidth: 'text',
    paddingBlock: 6,
    '& > p': { fontSize: 'lg', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& > ul': { listStyle: 'disc', paddingInlineStart: 5, marginBlock: 3, color: 'fg.muted' },
    '& > ul li': { paddingBlock: '2px' },
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 4,
      rowGap: 2,
      marginTop: 4,
    },
  },
});

/** Nothing was found: where there is something, and what to try instead. */
export function NoResults({ keyWord, elsewhere }: { keyWord: string; elsewhere: readonly Elsewhere[] }) {
  const { t } = useTexts();
  return (
    <Advice>
      <p>{t('search.empty.title', { keyWord })}</p>
      {elsewhere.length > 0 && (
        <div>
          {elsewhere.map(({ label, count, href }) => (
            <Link key={href} to={href}>
              {t('search.empty.elsewhere', { label, shown: count })}
            </Link>
          ))}
        </div>
      )}
      <ul>
        <li>{t('search.empty.partNumber')}</li>
        <li>{t('search.empty.values')}</li>
        <li>{t('search.empty.fewer')}</li>
      </ul>
      <div>
        <LinkButton to={paths.products}>{t('search.empty.browse')}</LinkButton>
        <LinkButton to={paths.contact}>{t('search.empty.ask')}</LinkButton>
      </div>
    </Advice>
  );
}
