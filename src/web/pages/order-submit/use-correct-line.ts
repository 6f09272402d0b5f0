import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { invalidateListCartItems, useUpdateCartItem } from '#generated/hooks/cart/cart.ts';
import { invalidateSelectCartItems } from '#generated/hooks/order-submit/order-submit.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import type { OrderLine } from './order-line.ts';
import { type OrderSource, orderSourceHref } from './order-source.ts';

/**
 * Changes what is ordered so that it can be: another quantity, in the cart or in the address of a direct buy, or without a line,
 * which stays in the cart. What was chosen on the page stays; the changed order has a key of its own.
 */
export function useCorrectLine(source: OrderSource, onCorrect: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const update = useUpdateCartItem({
    mutation: {
      onSuccess: async () => {
        void invalidateListCartItems(queries);
        if (source.kind === 'cart')
          await invalidateSelectCartItems(queries, { ids: source.carIds.join(',') });
        onCorrect();
      },
    },
  });
  const goTo = (next: OrderSource) => {
    void navigate(orderSourceHref(next), {
      replace: true,
      state: { ...state, key: newIdempotencyKey(), pending: undefined },
    });
  };
  return {
    changeQuantity: ({ carId }: OrderLine, quantity: number) => {
      if (source.kind === 'direct') goTo({ ...source, quantity });
      else if (carId !== undefined) update.mutate({ data: { carId, num: quantity } });
    },
    canTakeOut: source.kind === 'cart' && source.carIds.length > 1,
    takeOut: ({ carId }: OrderLine) => {
      if (source.kind === 'cart') goTo({ kind: 'cart', carIds: source.carIds.filter((id) => id !== carId) });
    },
    running: update.isPending,
  };
}
