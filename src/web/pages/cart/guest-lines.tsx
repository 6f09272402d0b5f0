import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { codes } from '#generated/constants.ts';
import { changeGuestLine, type GuestLine } from '#web/cart/guest-cart.ts';
import { Button } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { productHref } from '#web/paths.ts';

const Box = chakra('section', {
  base: {
    width: 'full',
    maxWidth: '720px',
    marginBottom: 4,
    border: 'line',
    borderRadius: 'base',
    textAlign: 'start',
    '& > h2': { paddingInline: 3, paddingBlock: 2, fontSize: 'body', background: 'bg.subtle' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: 3,
      paddingInline: 3,
      paddingBlock: 1,
      borderTop: 'line',
    },
    '& li > a': { textStyle: 'part', overflowWrap: 'anywhere' },
    '& li > span': { color: 'fg.muted' },
    '& li > p': { gridColumn: '1 / -1', color: 'danger', fontSize: 'sm' },
    '& > div': { display: 'flex', justifyContent: 'flex-end', padding: 2, borderTop: 'line' },
  },
});

function reasonOf(code: number) {
  switch (code) {
    case codes.productWithdrawn:
    case codes.notFound:
      return 'cart.guest.withdrawn';
    case codes.quoteNeeded:
      return 'cart.guest.noPrice';
    case codes.outOfStock:
      return 'cart.guest.soldOut';
    case codes.quantityRefused:
      return 'cart.guest.quantity';
    default:
      return 'cart.guest.failed';
  }
}

/** The cart that this browser stores: a visitor's products, or those that the member's cart refused, with the reason. */
export function GuestLines({
  lines,
  title,
  children,
}: {
  lines: readonly GuestLine[];
  title: string;
  children?: ReactNode;
}) {
  const { t } = useTexts();
  if (lines.length === 0) return null;
  return (
    <Box aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ productId, productNum, num, refused }) => (
          <li key={productId}>
            <Link to={productHref(productId)}>{productNum}</Link>
            <span>{t('cart.guest.pieces', { num: formatCount(num) })}</span>
            <Button
              size="small"
              variant="ghost"
              aria-label={t('cart.guest.removeLine', { part: productNum })}
              onClick={() => changeGuestLine(productId, () => undefined)}
            >
              {t('cart.guest.remove')}
            </Button>
            {refused !== undefined && <p>{t(reasonOf(refused))}</p>}
          </li>
        ))}
      </ul>
      {children && <div>{children}</div>}
    </Box>
  );
}
