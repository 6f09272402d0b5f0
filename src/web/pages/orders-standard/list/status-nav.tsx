import { chakra } from '@chakra-ui/react';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch } from '#web/theme/media.ts';
import { filtersOf, type OrderListParams, orderListHref } from '../list-params.ts';

const List = chakra('nav', {
  base: {
    overflowX: 'auto',
    paddingBlock: 2,
    fontSize: 'table',
    '& ul': { display: 'flex', flexWrap: { base: 'nowrap', lg: 'wrap' }, gap: 1 },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '28px',
      px: 3,
      borderRadius: 'full',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      [touch]: { minHeight: 'touch', minWidth: 'touch' },
      _hover: { color: 'fg', background: 'bg.subtle', textDecoration: 'none' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a[aria-current]': { background: 'primary.soft', color: 'primary', fontWeight: 'bold' },
  },
});

/** Each status of a kind as a link, so that each has its address. */
export function StatusNav({ params }: { params: OrderListParams }) {
  const { t } = useTexts();
  const { kind, num: current } = params;
  const link = (num: number | undefined, label: string) => (
    <li key={num ?? 'all'}>
      <Link
        to={orderListHref({ ...params, num, page: 1 })}
        aria-current={num === current ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <List aria-label={t('orders.list.status')}>
      <ul>
        {link(undefined, t('orders.list.all'))}
        {filtersOf(kind).map(([num, name]) => link(num, t(`described.enums.${name}`)))}
      </ul>
    </List>
  );
}
