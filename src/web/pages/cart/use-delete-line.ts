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
import { useOneAtATime, useOneAtATimePerKey } from '#web/state/use-one-at-a-time.ts';

const none: ReadonlySet<number> = new Set();

/** Deletes lines, several at a time; the last one can be brought back. */
export function useDeleteLine(drop: (carId: number) => void) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const changed = useCartChanged();
  const [deleted, setDeleted] = useState<CartItem>();
  const [running, setRunning] = useState<ReadonlySet<number>>(none);
  const deletion = useDeleteCartItem({ mutation: { onSettled: changed } });
  const addition = useAddCartItem({ mutation: { onSettled: changed } });
  const once = useOneAtATimePerKey<number>();
  const onceBack = useOneAtATime();
  const show = (carId: number, isRunning: boolean) =>
    setRunning((known) => {
      const others = [...known].filter((other) => other !== carId);
      return new Set(isRunning ? [...others, carId] : others);
    });
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
    void once(carId, async () => {
      drop(carId);
      show(carId, true);
      // The error policy has said why it failed.
      await takeOut(item).catch(() => undefined);
      show(carId, false);
    });
  };
  const add = async (item: CartItem) => {
    const { productId, num } = item;
    await addition.mutateAsync({ data: { productId, producNum: num } });
    setDeleted((latest) => (latest === item ? undefined : latest));
  };
  const bringBack = (item: CartItem) => void onceBack(() => add(item).catch(() => undefined));
  return { remove, running, deleted, bringBack };
}
