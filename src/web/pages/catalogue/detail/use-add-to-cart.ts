import { constants } from '#generated/constants.ts';
import { useAddCartItem } from '#generated/hooks/cart/cart.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { quantityLimits } from '#generated/limits.ts';
import { addToGuestCart, type GuestCartResult } from '#web/cart/guest-cart.ts';
import { useCartChanged } from '#web/cart/use-cart-changed.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { useSession } from '#web/session/session-store.ts';
import { useOneAtATimePerKey } from '#web/state/use-one-at-a-time.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Adds pieces to the guest cart and shows the result; asks to sign in where the browser has no storage. */
function useAddToGuestCart(): (product: Product, quantity: number) => void {
  const { t } = useTexts();
  const report: Record<GuestCartResult, () => void> = {
    added: () => showMessage('success', t('catalogue.buy.addedHere')),
    full: () =>
      showMessage('warning', t('catalogue.buy.guestCartFull', { limit: constants.visitorCartLines })),
    tooMany: () => {
      const limit = formatCount(quantityLimits.maximum);
      showMessage('warning', t('catalogue.buy.guestCartMost', { limit }));
    },
    noStorage: openLoginPopup,
  };
  return (product, quantity) => report[addToGuestCart(product, quantity)]();
}

/** Adds pieces of products to the member's cart or the guest cart, shows the result and refreshes the cart count. */
export function useAddToCart() {
  const { t } = useTexts();
  const session = useSession();
  const refresh = useCartChanged();
  const addAsGuest = useAddToGuestCart();
  const call = useAddCartItem({
    mutation: {
      onSuccess: () => {
        showMessage('success', t('catalogue.buy.added'));
        void refresh();
      },
    },
  });
  const once = useOneAtATimePerKey<number>();
  const addAsMember = ({ productId }: Product, producNum: number) =>
    // The error policy has said why it failed.
    once(productId, () => call.mutateAsync({ data: { productId, producNum } }).catch(() => undefined));
  return {
    add: (product: Product, quantity: number) =>
      session ? void addAsMember(product, quantity) : addAsGuest(product, quantity),
    running: call.isPending,
  };
}
