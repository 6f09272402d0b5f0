import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidateCountCartItems, invalidateListCartItems } from '#generated/hooks/cart/cart.ts';

/** Invalidates the cart lines and their count; every change of the cart ends with it. */
export function useCartChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(
    () => Promise.all([invalidateCountCartItems(queries, {}), invalidateListCartItems(queries)]),
    [queries],
  );
}
