import { useState } from 'react';
import { isDefault } from '#domain/addresses/address-rules.ts';
import { useListAddresses } from '#generated/hooks/addresses/addresses.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import { useGetConsumerDiscount } from '#generated/hooks/order-submit/order-submit.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { figuresOf, termsOf } from './figures.ts';
import type { OrderEntry, PlacedOrder } from './order-entry.ts';
import { withPresentFigures } from './order-line.ts';
import { orderRequest } from './order-request.ts';
import type { OrderSource } from './order-source.ts';
import type { SentOrder } from './sent-order.ts';
import { isSettled, type SubmitError, toSubmitError } from './submit-error.ts';
import { useOrderLines } from './use-order-lines.ts';
import { orderAddresses } from './use-save-address.ts';
import { useSubmitOrder } from './use-submit-order.ts';

export interface OrderProps {
  source: OrderSource;
  entry: OrderEntry;
  change: (part: Partial<OrderEntry>) => void;
  onPlaced: (order: PlacedOrder) => void;
}

/** The address that was chosen, else the default one. */
function chosenAddress(addresses: readonly Address[] | undefined, addressId: number | undefined) {
  return (
    addresses?.find((address) => address.addressId === addressId) ??
    addresses?.find((address) => isDefault(address.defaultState))
  );
}

/** Everything that the order page shows and does: what is read, the figures, and the errors. */
export function useOrder({ source, entry, change, onPlaced }: OrderProps) {
  const read = useOrderLines(source);
  const addresses = useListAddresses(orderAddresses);
  const discount = useGetConsumerDiscount({ query: { staleTime: 0 } });
  const [error, setError] = useState<SubmitError | undefined>(entry.pending && { kind: 'unknown' });
  const sending = useSubmitOrder(entry.key);

  const present = error?.kind === 'lines' || error?.kind === 'deliveryChanged' ? error.products : [];
  const withdrawn = error?.kind === 'lines' && error.code === 'productWithdrawn';
  const lines = read.data && withPresentFigures(read.data, present, withdrawn);
  const terms = discount.data && termsOf(discount.data.data);
  const figures = lines && terms && figuresOf(lines, entry.ticked, terms);
  const address = chosenAddress(addresses.data?.data, entry.addressId);

  const handleError = (error: unknown, sent: SentOrder) => {
    const found = toSubmitError(error, sent);
    setError(found);
    if (found?.kind === 'unknown') change({ pending: sent });
    if (!isSettled(error)) return;
    change({ key: newIdempotencyKey(), pending: undefined });
    void read.refetch();
    void discount.refetch();
  };
  const send = (order: SentOrder) => {
    setError(undefined);
    void sending.submit(order.request, { onPlaced, onError: (error) => handleError(error, order) });
  };
  const submit = () => {
    if (entry.pending) return send(entry.pending);
    if (!lines || !figures || !terms) return;
    if (!address) return setError({ kind: 'noAddress' });
    send({ request: orderRequest({ lines, figures, address, terms }), lines });
  };
  const choose = (part: Partial<OrderEntry>) => {
    setError(undefined);
    change({ ...part, pending: undefined });
  };
  return {
    read,
    lines,
    addresses,
    address,
    discount,
    terms,
    figures,
    error,
    /** An order was sent and its response was lost. */
    isUnanswered: entry.pending !== undefined,
    running: sending.running,
    /** A choice that changes the order also clears the error of the last attempt. */
    choose,
    settle: () => choose({}),
    submit,
  };
}

export type Order = ReturnType<typeof useOrder>;
