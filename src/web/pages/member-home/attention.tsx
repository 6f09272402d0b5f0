import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { BoxFrame } from './home-box.tsx';
import { type AttentionItem, useAttention } from './use-attention.ts';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      minHeight: 'touch',
      paddingInline: 3,
      borderRadius: 'base',
      background: 'accent.soft',
      color: 'fg',
      fontSize: 'table',
    },
    '& b': { color: 'accent', fontSize: 'lg', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
});

function Items({ items }: { items: readonly AttentionItem[] }) {
  const { t, language } = useTexts();
  return (
    <List>
      {items.map(({ key, count, to }) => (
        <li key={key}>
          <Link to={to}>
            <b>{formatCount(count, language)}</b> {t(`memberHome.attention.${key}`, { count })}
          </Link>
        </li>
      ))}
    </List>
  );
}

/** What waits for the member, before everything else on the page. */
export function Attention() {
  const { t } = useTexts();
  const id = useId();
  const { items, isLoading, isIncomplete, retry } = useAttention();
  return (
    <BoxFrame aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('memberHome.attention.title')}</h2>
      </header>
      {isLoading ? <Skeleton height={{ base: '200px', lg: '136px' }} /> : <Items items={items} />}
      {!isLoading && items.length === 0 && !isIncomplete && <p>{t('memberHome.attention.nothing')}</p>}
      {isIncomplete && (
        <Flex role="alert" align="center" wrap="wrap" gap={3} paddingTop={2} color="fg.muted">
          {t('memberHome.attention.incomplete')}
          <Button size="small" onClick={retry}>
            {t('errors.page.retry')}
          </Button>
        </Flex>
      )}
    </BoxFrame>
  );
}
