import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getListCartItemsQueryKey,
  type ListCartItemsQueryResult,
  useAddCartItem,
  useDeleteCartItem,
} from '#generated/hooks/cart/cart.ts';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import { useCartChanged } from '#web/cart/use-cart-changed.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';

/** Deletes lines; the last one can be brought back. */
export function useDeleteLine(drop: (carId: number) => void) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const changed = useCartChanged();
  const [deleted, setDeleted] = useState<CartItem>();
  const deletion = useDeleteCartItem({ mutation: { onSettled: changed } });
  const addition = useAddCartItem({ mutation: { onSettled: changed } });
  const remove = (item: CartItem) => {
    const { carId } = item;
    drop(carId);
    deletion.mutate(
      { data: { carId } },
      {
        onSuccess: () => {
          queries.setQueryData<ListCartItemsQueryResult>(
            getListCartItemsQueryKey(),
            (answer) => answer && { ...answer, data: answer.data.filter((item) => item.carId !== carId) },
          );
          showMessage('success', t('cart.list.deleted'));
          setDeleted(item);
        },
      },
    );
  };
  const bringBack = ({ productId, num }: CartItem) =>
    addition.mutate({ data: { productId, producNum: num } }, { onSuccess: () => setDeleted(undefined) });
  const running = deletion.isPending ? deletion.variables.data.carId : undefined;
  return { remove, running, deleted, bringBack };
}
