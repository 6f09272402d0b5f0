import { quantityRules } from '#domain/cart/line-problem.ts';
import { smallestQuantity } from '#domain/money/index.ts';
import { useAddCartItem } from '#generated/hooks/cart/cart.ts';
import type { VisitedProduct } from '#generated/hooks/model/visitedProduct.ts';
import { useCartChanged } from '#web/cart/use-cart-changed.ts';
import { canBuy } from '#web/favourites/can-buy.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Puts the smallest quantity of a favourite into the cart. */
export function useAddFavouriteToCart({ product }: { product: VisitedProduct }) {
  const { t } = useTexts();
  const refresh = useCartChanged();
  const call = useAddCartItem();
  const { productId, productNum: name } = product;
  const num = smallestQuantity(quantityRules(product));
  const shown = formatCount(num);
  const once = useOneAtATime();
  const add = async () => {
    try {
      await call.mutateAsync({ data: { productId, producNum: num } });
      showMessage('success', t('favourites.list.inCart', { num: shown, name }));
      void refresh();
    } catch {
      // The error policy has said why.
    }
  };
  return {
    label: t('favourites.list.addToCartOf', { num: shown, name }),
    canBuy: canBuy(product),
    isRunning: call.isPending,
    add: () => once(add),
  };
}
