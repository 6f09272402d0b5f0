import { useState } from 'react';
import { useListAddresses } from '#generated/hooks/addresses/addresses.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import { useGetConsumerDiscount } from '#generated/hooks/order-submit/order-submit.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { figuresOf, termsOf } from './figures.ts';
import type { OrderEntry, PlacedOrder } from './order-entry.ts';
import { withPresentFigures } from './order-line.ts';
import { orderRequest } from './order-request.ts';
import type { OrderSource } from './order-source.ts';
import { isSettled, type Trouble, troubleOf } from './trouble.ts';
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
    addresses?.find((address) => address.defaultState === 1)
  );
}

/** Everything that the order page shows and does: what is read, what it comes to, what stands in the way. */
export function useOrder({ source, entry, change, onPlaced }: OrderProps) {
  const read = useOrderLines(source);
  const addresses = useListAddresses(orderAddresses);
  const discount = useGetConsumerDiscount({ query: { staleTime: 0 } });
  const [trouble, setTrouble] = useState<Trouble>();
  const sending = useSubmitOrder(entry.key);

  const present = trouble?.kind === 'lines' ? trouble : undefined;
  const lines =
    read.data && withPresentFigures(read.data, present?.products ?? [], present?.code === 'productWithdrawn');
  const terms = discount.data && termsOf(discount.data.data);
  const figures = lines && terms && figuresOf(lines, entry.ticked, terms);
  const address = chosenAddress(addresses.data?.data, entry.addressId);

  const failed = (error: unknown, shown: Parameters<typeof troubleOf>[1]) => {
    setTrouble(troubleOf(error, shown));
    if (!isSettled(error)) return;
    change({ key: newIdempotencyKey() });
    void read.refetch();
    void discount.refetch();
  };
  const submit = () => {
    if (!lines || !figures || !terms) return;
    if (!address) return setTrouble({ kind: 'noAddress' });
    setTrouble(undefined);
    void sending.submit(orderRequest({ lines, address, figures, terms }), {
      onPlaced,
      onError: (error) => failed(error, { lines, figures }),
    });
  };
  return {
    read,
    lines,
    addresses,
    address,
    discount,
    terms,
    figures,
    trouble,
    running: sending.running,
    /** A choice that changes the order also ends what was said about the last attempt. */
    choose: (part: Partial<OrderEntry>) => {
      setTrouble(undefined);
      change(part);
    },
    settle: () => setTrouble(undefined),
    submit,
  };
}

export type Order = ReturnType<typeof useOrder>;
