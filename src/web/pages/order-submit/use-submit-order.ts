import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidateCountCartItems, invalidateListCartItems } from '#generated/hooks/cart/cart.ts';
import { invalidateGetProduct } from '#generated/hooks/catalogue/catalogue.ts';
import type { SubmittedOrderAnswer } from '#generated/hooks/model/submittedOrderAnswer.ts';
import { useSubmitCartOrder, useSubmitDirectOrder } from '#generated/hooks/order-submit/order-submit.ts';
import type { PlacedOrder } from './order-entry.ts';
import type { OrderRequest } from './order-request.ts';

interface Outcome {
  readonly onPlaced: (order: PlacedOrder) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Places an order. However often it is sent under one key, it is one order; a second click while it is on its way does nothing.
 * Afterwards the cart and its count are read again, and so is the stock of a product that was bought directly.
 */
export function useSubmitOrder(idempotencyKey: string) {
  const queries = useQueryClient();
  const sending = useRef(false);
  const options = { request: { idempotencyKey }, mutation: { meta: { suppressErrorToast: true } } };
  const cart = useSubmitCartOrder(options);
  const direct = useSubmitDirectOrder(options);

  const send = (request: OrderRequest): Promise<SubmittedOrderAnswer> =>
    request.kind === 'cart'
      ? cart.mutateAsync({ data: request.data })
      : direct.mutateAsync({ data: request.data });

  const readAnew = (request: OrderRequest) => {
    void invalidateCountCartItems(queries, {});
    void invalidateListCartItems(queries);
    if (request.kind === 'direct') void invalidateGetProduct(queries, { productId: request.data.productId });
  };

  const submit = async (request: OrderRequest, { onPlaced, onError }: Outcome) => {
    if (sending.current) return;
    sending.current = true;
    const answer = await send(request).then(
      ({ data, params }) =>
        () =>
          onPlaced({ orderNo: data, ...params }),
      (error: unknown) => () => onError(error),
    );
    sending.current = false;
    readAnew(request);
    answer();
  };
  return { submit, running: cart.isPending || direct.isPending };
}
