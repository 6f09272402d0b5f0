import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useListCartItems } from '#generated/hooks/cart/cart.ts';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import { changeGuestLine, useGuestCart } from '#web/cart/guest-cart.ts';
import { useMergeGuestCart } from '#web/cart/guest-cart-merger.tsx';
import { whereCartIsStored } from '#web/cart/stored-cart.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { focusNearAfter } from '#web/components/return-focus.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { CartAreas, CartLines } from './cart-lines.tsx';
import { GuestLines } from './guest-lines.tsx';
import { isWithdrawn } from './line-offer.ts';
import { useDeleteLine } from './use-delete-line.ts';
import { useQuantities } from './use-quantities.ts';
import { VisitorCart } from './visitor-cart.tsx';

const Title = chakra('h1', { base: { fontSize: '2xl', paddingBlock: 5 } });

const Strip = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    marginBottom: 3,
    paddingInline: 3,
    paddingBlock: 1,
    background: 'bg.subtle',
    borderRadius: 'base',
    fontSize: 'table',
  },
});

function CartSkeleton() {
  return (
    <CartAreas aria-hidden="true">
      <div>
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height="112px" marginBottom={2} />
        ))}
      </div>
      <Skeleton height="200px" />
    </CartAreas>
  );
}

/** Says which line was deleted and brings it back; it takes the focus that was on the line. */
function DeletedLine({ item, onUndo }: { item: CartItem; onUndo: () => void }) {
  const { t } = useTexts();
  const strip = useRef<HTMLDivElement>(null);
  const { carId, productNum, num } = item;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deleted line takes the focus again
  useEffect(() => strip.current?.focus(), [carId]);
  return (
    <Strip ref={strip} tabIndex={-1}>
      {t('cart.list.deletedLine', { part: productNum, num: formatCount(num) })}
      {!isWithdrawn(item) && (
        <Button size="small" variant="ghost" onClick={focusNearAfter(onUndo)}>
          {t('cart.list.undo')}
        </Button>
      )}
    </Strip>
  );
}

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
      <Title tabIndex={-1}>{t('cart.page.title')}</Title>
      {deleted && <DeletedLine item={deleted} onUndo={() => bringBack(deleted)} />}
      <RefusedLines email={email} />
      <Loaded query={cart} skeleton={<CartSkeleton />} empty={empty}>
        {({ data }) => <CartLines items={data} quantities={quantities} deletion={deletion} />}
      </Loaded>
    </PageWidth>
  );
}

/** What is in the cart is known only in the browser: whatever it is, the footer begins below the first screen and does not move. */
const Room = chakra('div', { base: { minHeight: 'calc(100dvh - 6rem)' } });

/** In place of a cart that the server does not know; its document says to everyone else that theirs is empty. */
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
            <Title tabIndex={-1}>{t('cart.page.title')}</Title>
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

/** The cart of the member; a visitor sees what this browser keeps. */
export function CartPage() {
  const { t } = useTexts();
  usePageTitle(t('cart.page.title'));
  return (
    <Room>
      <CartContent />
    </Room>
  );
}
