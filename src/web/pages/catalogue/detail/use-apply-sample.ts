import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Fields } from '#generated/forms/applySample.ts';
import { invalidateGetProduct, useApplySample } from '#generated/hooks/catalogue/catalogue.ts';
import { invalidateListSampleOrders } from '#generated/hooks/orders-sample/orders-sample.ts';
import { invalidateGetAccount } from '#generated/hooks/wallet/wallet.ts';
import { ApiError } from '#web/api/api-error.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';

/**
 * Applies for a sample against points; however often it is sent from one form, it is one application. Stock and points of the
 * product are read again in any case: a refusal may be about them.
 */
export function useApplyForSample(productId: number, onDone: () => void) {
  const queries = useQueryClient();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const call = useApplySample({
    request: { idempotencyKey },
    mutation: {
      meta: { suppressErrorToast: true },
      onSuccess: () => {
        void invalidateListSampleOrders(queries);
        void invalidateGetAccount(queries);
        onDone();
      },
      // A refusal is stored under this key; a corrected form is another application.
      onError: (error) => error instanceof ApiError && setKey(newIdempotencyKey()),
      onSettled: () => void invalidateGetProduct(queries, { productId }),
    },
  });
  return (data: Fields) => call.mutateAsync({ data });
}
