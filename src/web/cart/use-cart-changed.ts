import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidateCountCartItems, invalidateListCartItems } from '#generated/hooks/cart/cart.ts';

/** Lets the lines of the cart and their number be read anew; every change of the cart ends with it. */
export function useCartChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(
    () => Promise.all([invalidateCountCartItems(queries, {}), invalidateListCartItems(queries)]),
    [queries],
  );
}
