import { useQueryClient } from '@tanstack/react-query';
import {
  invalidateCountCartItems,
  invalidateListCartItems,
  useAddCartItem,
} from '#generated/hooks/cart/cart.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';

/** Puts pieces of a product into the cart, says so, and lets the cart be counted anew. */
export function useAddToCart(productId: number) {
  const queries = useQueryClient();
  const { t } = useTexts();
  const call = useAddCartItem({
    mutation: {
      onSuccess: () => {
        showMessage('done', t('catalogue.buy.added'));
        void invalidateCountCartItems(queries, {});
        void invalidateListCartItems(queries);
      },
    },
  });
  return {
    add: (quantity: number) => call.mutate({ data: { productId, producNum: quantity } }),
    running: call.isPending,
  };
}
