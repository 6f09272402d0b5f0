import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { BoxFrame } from './home-box.tsx';
import { type AttentionItem, useAttention } from './use-attention.ts';

/** A place for each thing that can wait, whether it does or not: nothing moves when the numbers come. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      lg: 'repeat(2, minmax(0, 1fr))',
    },
    gap: 2,
    '& a': {
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr)',
      alignItems: 'center',
      gap: 1,
      height: { base: '56px', lg: '44px' },
      paddingInline: 3,
      borderRadius: 'base',
      background: 'bg.subtle',
      color: 'fg.muted',
      fontSize: 'table',
      lineHeight: 'tight',
    },
    '& a[data-waiting]': { background: 'accent.soft', color: 'fg' },
    '& b': { fontSize: 'lg', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
    '& a[data-waiting] b': { color: 'accent', fontWeight: 'bold' },
  },
});

function Item({ item: { key, count, to } }: { item: AttentionItem }) {
  const { t } = useTexts();
  return (
    <li>
      <Link to={to} data-waiting={(count ?? 0) > 0 || undefined}>
        <b>{count === undefined ? '–' : formatCount(count)}</b>{' '}
        {t(`memberHome.attention.${key}`, { count: count ?? 0 })}
      </Link>
    </li>
  );
}

/** What waits for the member, before everything else on the page. */
export function Attention() {
  const { t } = useTexts();
  const id = useId();
  const { items, isIncomplete, retry } = useAttention();
  return (
    <BoxFrame aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('memberHome.attention.title')}</h2>
      </header>
      <List>
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </List>
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
