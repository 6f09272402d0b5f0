import { chakra } from '@chakra-ui/react';
import { ShoppingCart } from 'lucide-react';
import { HiddenText } from '#web/components/hidden-text.ts';
import { Link } from '#web/components/link.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { useCartCount } from './counts.ts';

const Cart = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minHeight: 'touch',
    minWidth: 'touch',
    paddingInline: { base: 0, md: 3 },
    borderRadius: 'base',
    color: 'fg',
    position: 'relative',
    _hover: { background: 'bg.subtle', textDecoration: 'none' },
    '& [data-name]': { '@media (max-width: 767px)': { srOnly: true } },
    '& [data-count]': {
      position: { base: 'absolute', md: 'static' },
      top: 0,
      right: 0,
      minWidth: '18px',
      px: 1,
      borderRadius: 'full',
      background: 'accent',
      color: 'accent.contrast',
      fontSize: 'xs',
      lineHeight: '18px',
      fontWeight: 'bold',
      textAlign: 'center',
    },
  },
});

/** To the cart, with the number of items; a visitor sees there what this browser keeps. */
export function CartLink() {
  const { t } = useTexts();
  const count = useCartCount();
  return (
    <Cart to={paths.cart}>
      <ShoppingCart size={20} aria-hidden="true" />
      <span data-name>{t('frame.header.cart')}</span>
      {count > 0 && (
        <>
          <span data-count aria-hidden="true">
            {formatCount(count)}
          </span>
          <HiddenText>{t('frame.header.cartCount', { count })}</HiddenText>
        </>
      )}
    </Cart>
  );
}
