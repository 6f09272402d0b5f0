import { useQueryClient } from '@tanstack/react-query';
import type { Fields } from '#generated/forms/applySample.ts';
import { invalidateGetProduct, useApplySample } from '#generated/hooks/catalogue/catalogue.ts';
import { invalidateListSampleOrders } from '#generated/hooks/orders-sample/orders-sample.ts';
import { invalidateGetAccount } from '#generated/hooks/wallet/wallet.ts';

/** Applies for a sample against points. Stock and points of the product are read again in any case: a refusal may be about them. */
export function useApplyForSample(productId: number, onDone: () => void) {
  const queries = useQueryClient();
  const call = useApplySample({
    mutation: {
      meta: { suppressErrorToast: true },
      onSuccess: () => {
        void invalidateListSampleOrders(queries);
        void invalidateGetAccount(queries);
        onDone();
      },
      onSettled: () => void invalidateGetProduct(queries, { productId }),
    },
  });
  return (data: Fields) => call.mutateAsync({ data });
}
