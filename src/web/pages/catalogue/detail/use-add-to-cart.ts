import { constants } from '#generated/constants.ts';
import { useAddCartItem } from '#generated/hooks/cart/cart.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { quantityLimits } from '#generated/limits.ts';
import { type Kept, keepLocally } from '#web/cart/local-cart.ts';
import { useCartChanged } from '#web/cart/use-cart-changed.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { useSession } from '#web/session/session-store.ts';

/** Keeps pieces for a visitor in this browser, and says so; where that cannot be, the visitor is asked to sign in. */
function useKeepLocally(product: Product): (quantity: number) => void {
  const { t, language } = useTexts();
  const tell: Record<Kept, () => void> = {
    kept: () => showMessage('success', t('catalogue.buy.addedHere')),
    full: () => showMessage('warning', t('catalogue.buy.localFull', { limit: constants.visitorCartLines })),
    tooMany: () => {
      const limit = formatCount(quantityLimits.maximum, language);
      showMessage('warning', t('catalogue.buy.localMost', { limit }));
    },
    noStorage: openLoginPopup,
  };
  return (quantity) => tell[keepLocally(product, quantity)]();
}

/** Puts pieces of a product into the cart, of the member or of this browser, says so, and lets the cart be counted anew. */
export function useAddToCart(product: Product) {
  const { t } = useTexts();
  const session = useSession();
  const changed = useCartChanged();
  const keep = useKeepLocally(product);
  const { productId } = product;
  const call = useAddCartItem({
    mutation: {
      onSuccess: () => {
        showMessage('success', t('catalogue.buy.added'));
        void changed();
      },
    },
  });
  return {
    add: (quantity: number) =>
      session ? call.mutate({ data: { productId, producNum: quantity } }) : keep(quantity),
    running: call.isPending,
  };
}
