import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import { addToGuestCart, changeGuestLine, type GuestLine, useGuestCart } from '#web/cart/guest-cart.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton, CartStrip, CartTitle } from './cart-parts.tsx';
import { DeletedLine } from './deleted-line.tsx';
import { useGuestItems } from './guest-items.ts';
import { GuestLines } from './guest-lines.tsx';

function NothingKept() {
  const { t } = useTexts();
  return (
    <NoticePage title={t('cart.page.title')} text={t('cart.page.visitorNone')}>
      <Flex wrap="wrap" justify="center" gap={3}>
        <Button variant="solid" onClick={openLoginPopup}>
          {t('cart.page.signIn')}
        </Button>
        <LinkButton to={paths.products}>{t('cart.page.toProducts')}</LinkButton>
      </Flex>
    </NoticePage>
  );
}

/** Deletes lines of a guest; the last deletion can be undone. */
function useDeletion() {
  const { t } = useTexts();
  const [deleted, setDeleted] = useState<CartItem>();
  return {
    remove: (item: CartItem) => {
      changeGuestLine(item.productId, () => undefined);
      showMessage('success', t('cart.list.deleted'));
      setDeleted(item);
    },
    deleted,
    bringBack: (item: CartItem) => {
      const result = addToGuestCart(item, item.num);
      if (result === 'added') setDeleted(undefined);
      else showMessage('warning', t(result === 'noStorage' ? 'cart.guest.failed' : 'cart.guest.quantity'));
    },
  };
}

/** Only members can order: the page asks visitors to sign in, which moves the lines to the cart of the member. */
async function signInFirst(): Promise<boolean> {
  openLoginPopup();
  return false;
}

const none: ReadonlyMap<number, never> = new Map<number, never>();
const noneRunning: ReadonlySet<number> = new Set();

function KeptLines({ lines, onRemove }: { lines: readonly GuestLine[]; onRemove: (item: CartItem) => void }) {
  const { t } = useTexts();
  const { items, unread, isPending, retry } = useGuestItems(lines);
  if (isPending) return <CartSkeleton />;
  const change = (carId: number, num: number) => {
    const productId = items.find((item) => item.carId === carId)?.productId;
    if (productId !== undefined) changeGuestLine(productId, (line) => ({ ...line, num }));
  };
  return (
    <>
      <GuestLines lines={unread} title={t('cart.guest.unread')}>
        <Button size="small" onClick={retry}>
          {t('cart.guest.retry')}
        </Button>
      </GuestLines>
      {items.length > 0 && (
        <CartLines
          items={items}
          quantities={{ drafts: none, refusals: none, change, flush: signInFirst }}
          deletion={{ running: noneRunning, remove: onRemove }}
        />
      )}
    </>
  );
}

/** The cart that this browser stores for a visitor, priced like a member's, and a button to sign in. */
export function VisitorCart() {
  const { t } = useTexts();
  const lines = useGuestCart();
  const { deleted, remove, bringBack } = useDeletion();
  if (lines.length === 0 && !deleted) return <NothingKept />;
  return (
    <PageWidth>
      <CartTitle tabIndex={-1}>{t('cart.page.title')}</CartTitle>
      {deleted && <DeletedLine item={deleted} onUndo={() => bringBack(deleted)} />}
      {lines.length > 0 && (
        <CartStrip>
          {t('cart.page.visitorText', { count: lines.length })}
          <Button size="small" variant="solid" onClick={openLoginPopup}>
            {t('cart.page.signIn')}
          </Button>
        </CartStrip>
      )}
      {lines.length > 0 ? (
        <KeptLines lines={lines} onRemove={remove} />
      ) : (
        <Empty text={t('cart.page.visitorNone')}>
          <LinkButton variant="solid" to={paths.products}>
            {t('cart.page.toProducts')}
          </LinkButton>
        </Empty>
      )}
    </PageWidth>
  );
}
