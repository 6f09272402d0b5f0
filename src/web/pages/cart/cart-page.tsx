import { chakra } from '@chakra-ui/react';
import { useListCartItems } from '#generated/hooks/cart/cart.ts';
import { changeGuestLine, useGuestCart } from '#web/cart/guest-cart.ts';
import { useMergeGuestCart } from '#web/cart/guest-cart-merger.tsx';
import { whereCartIsStored } from '#web/cart/stored-cart.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton, CartTitle } from './cart-parts.tsx';
import { DeletedLine } from './deleted-line.tsx';
import { GuestLines } from './guest-lines.tsx';
import { useDeleteLine } from './use-delete-line.ts';
import { useQuantities } from './use-quantities.ts';
import { VisitorCart } from './visitor-cart.tsx';

function RefusedLines({ email }: { email: string }) {
  const { t } = useTexts();
  const merge = useMergeGuestCart(email);
  const refused = useGuestCart().filter((line) => line.refused !== undefined);
  const retry = () => {
    for (const { productId } of refused) changeGuestLine(productId, ({ refused: _, ...line }) => line);
    void merge();
  };
  return (
    <GuestLines lines={refused} title={t('cart.guest.title')}>
      <Button size="small" onClick={retry}>
        {t('cart.guest.retry')}
      </Button>
    </GuestLines>
  );
}

function MemberCart({ email }: { email: string }) {
  const { t } = useTexts();
  const cart = useListCartItems({ query: { staleTime: 0 } });
  const quantities = useQuantities();
  const deletion = useDeleteLine(quantities.drop);
  const { deleted, bringBack } = deletion;
  const empty = (
    <Empty text={t('cart.page.empty')}>
      <LinkButton variant="solid" to={paths.products}>
        {t('cart.page.toProducts')}
      </LinkButton>
    </Empty>
  );
  return (
    <PageWidth>
      <CartTitle tabIndex={-1}>{t('cart.page.title')}</CartTitle>
      {deleted && <DeletedLine item={deleted} onUndo={() => bringBack(deleted)} />}
      <RefusedLines email={email} />
      <Loaded query={cart} skeleton={<CartSkeleton />} empty={empty}>
        {({ data }) => <CartLines items={data} quantities={quantities} deletion={deletion} />}
      </Loaded>
    </PageWidth>
  );
}

/** Only the browser knows the cart: for any content the footer starts below the first screen and does not move. */
const Room = chakra('div', { base: { minHeight: 'calc(100dvh - 6rem)' } });

/** Shown where the browser has stored a cart, which the server does not know; otherwise the document says that the cart is empty. */
const UnknownCart = chakra('div', { base: { display: 'none', [whereCartIsStored]: { display: 'block' } } });
const KnownCart = chakra('div', { base: { [whereCartIsStored]: { '&[data-first]': { display: 'none' } } } });

function CartContent() {
  const { t } = useTexts();
  const hydrated = useHydrated();
  const session = useSession();
  if (session) return <MemberCart key={session.token} email={session.user.email} />;
  return (
    <>
      {!hydrated && (
        <UnknownCart>
          <PageWidth>
            <CartTitle tabIndex={-1}>{t('cart.page.title')}</CartTitle>
            <CartSkeleton />
          </PageWidth>
        </UnknownCart>
      )}
      <KnownCart data-first={!hydrated || undefined}>
        <VisitorCart />
      </KnownCart>
    </>
  );
}

/** The cart of the member, or the one that this browser stores for a visitor. */
export function CartPage() {
  const { t } = useTexts();
  usePageTitle(t('cart.page.title'));
  return (
    <Room>
      <CartContent />
    </Room>
  );
}
