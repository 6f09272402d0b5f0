import { useState } from 'react';
import { useApplySample } from '#generated/hooks/catalogue/catalogue.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { ApiError } from '#web/api/api-error.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';

/** Where a sample goes. */
export interface SampleReceiver {
  readonly receivingUser: string;
  readonly receivingPhone: string;
  readonly receivingAddress: string;
}

/** Applies for a sample against points; however often it is sent from one form, it is one application. */
export function useApplyForSample({ productId, customIntegration }: Product, onDone: () => void) {
  const { t } = useTexts();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const call = useApplySample({
    request: { idempotencyKey },
    mutation: {
      meta: { suppressErrorToast: true },
      onSuccess: () => {
        showMessage('success', t('catalogue.sample.done'));
        onDone();
      },
      // A refusal is stored under this key; a corrected form is another application.
      onError: (error) => error instanceof ApiError && setKey(newIdempotencyKey()),
    },
  });
  return {
    apply: (receiver: SampleReceiver) =>
      call.mutate({ data: { productId, integralNum: customIntegration, ...receiver } }),
    running: call.isPending,
    error: call.error,
  };
}
