import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DiscountChoice } from '#domain/money/discounts.ts';
import { recordOf } from '#domain/record-of.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import type { SentOrder } from './sent-order.ts';

/** An order that was placed from this entry of the history; amounts in cents. */
export interface PlacedOrder {
  readonly orderNo: string;
  readonly usMoney: number;
  readonly zhMoney: number;
}

/** What was chosen on the page, and the key under which it is sent. */
export interface OrderEntry {
  /** Whose it is: the next member of the same tab starts over. */
  readonly owner: string;
  readonly addressId: number | undefined;
  readonly ticked: DiscountChoice;
  readonly key: string;
  /** What was sent without a response; sent again unchanged, it is one order in any case. */
  readonly pending: SentOrder | undefined;
  readonly placed: PlacedOrder | undefined;
}

const choices: readonly DiscountChoice[] = ['member', 'points', 'none'];

function placedOrderOf(value: unknown): PlacedOrder | undefined {
  const { orderNo, usMoney, zhMoney } = recordOf(value);
  if (typeof orderNo !== 'string' || typeof usMoney !== 'number' || typeof zhMoney !== 'number')
    return undefined;
  return { orderNo, usMoney, zhMoney };
}

function toPending(value: unknown): SentOrder | undefined {
  const { request, lines } = recordOf(value);
  // Only this page writes it; the server checks what is sent.
  return typeof request === 'object' && Array.isArray(lines) ? (value as SentOrder) : undefined;
}

/** Reads what the entry of the history keeps for this member; a new one has a new key. */
export function readOrderEntry(state: unknown, owner: string): OrderEntry {
  const stored = recordOf(state);
  const { addressId, ticked, key, pending, placed } = stored.owner === owner ? stored : recordOf(undefined);
  return {
    owner,
    addressId: typeof addressId === 'number' ? addressId : undefined,
    ticked: choices.find((choice) => choice === ticked) ?? 'none',
    key: typeof key === 'string' && key !== '' ? key : newIdempotencyKey(),
    pending: toPending(pending),
    placed: placedOrderOf(placed),
  };
}

/**
 * The choices of the page, kept in its entry of the history: a reload, signing in again and the way back find them, and with them
 * the key of an order whose response was lost and the number of one that was placed.
 */
export function useOrderEntry(owner: string): [OrderEntry, (change: Partial<OrderEntry>) => void] {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [entry, setEntry] = useState(() => readOrderEntry(state, owner));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is written when it changes, not when its address does
  useEffect(() => {
    void navigate({ pathname, search }, { replace: true, state: entry, preventScrollReset: true });
  }, [entry]);
  const change = useCallback((part: Partial<OrderEntry>) => setEntry((now) => ({ ...now, ...part })), []);
  return [entry, change];
}
