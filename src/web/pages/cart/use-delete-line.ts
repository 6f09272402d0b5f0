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
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { useRunningKeys } from '#web/state/use-running-keys.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Deletes lines, several at a time; the last deletion can be undone. */
export function useDeleteLine(drop: (carId: number) => void) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const refresh = useCartChanged();
  const [deleted, setDeleted] = useState<CartItem>();
  const { running, run } = useRunningKeys<number>();
  const deletion = useDeleteCartItem({ mutation: { onSettled: refresh } });
  const addition = useAddCartItem({ mutation: { onSettled: refresh } });
  const once = useOneAtATime();
  const takeOut = async (item: CartItem) => {
    const { carId } = item;
    await deletion.mutateAsync({ data: { carId } });
    queries.setQueryData<ListCartItemsQueryResult>(
      getListCartItemsQueryKey(),
      (answer) => answer && { ...answer, data: answer.data.filter((line) => line.carId !== carId) },
    );
    showMessage('success', t('cart.list.deleted'));
    setDeleted(item);
  };
  const remove = (item: CartItem) => {
    const { carId } = item;
    void run(carId, async () => {
      drop(carId);
      // The error policy has already shown the reason.
      await takeOut(item).catch(() => undefined);
    });
  };
  const add = async (item: CartItem) => {
    const { productId, num } = item;
    await addition.mutateAsync({ data: { productId, producNum: num } });
    setDeleted((latest) => (latest === item ? undefined : latest));
  };
  const bringBack = (item: CartItem) => void once(() => add(item).catch(() => undefined));
  return { remove, running, deleted, bringBack };
}
