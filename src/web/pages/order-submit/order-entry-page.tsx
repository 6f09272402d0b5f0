import { useState } from 'react';
import { type PlacedOrder, useOrderEntry } from './order-entry.ts';
import { OrderForm } from './order-form.tsx';
import type { OrderSource } from './order-source.ts';
import { PlacedOrderView } from './placed-order.tsx';
import { useCashier } from './use-cashier.ts';

/** One order: the form until it is placed; afterwards, even on the way back, its outcome. */
export function OrderEntryPage({ source, owner }: { source: OrderSource; owner: string }) {
  const [entry, change] = useOrderEntry(owner);
  const openCashier = useCashier();
  /** Whether the cashier opened right after the order; undefined when the order was placed before. */
  const [opened, setOpened] = useState<boolean>();
  const place = (placed: PlacedOrder) => {
    setOpened(openCashier(placed));
    change({ placed });
  };
  if (entry.placed) return <PlacedOrderView order={entry.placed} opened={opened} />;
  return <OrderForm source={source} entry={entry} change={change} onPlaced={place} />;
}
