import type { standardOrderProOrderStateNames } from '#generated/enums.ts';
import { awaitedPieces } from '../cart/backorder.ts';
import type { Language } from '../language.ts';
import { isDocumentOffered } from '../order-documents/offered-documents.ts';
import { namedContract, shopContract } from '../order-documents/shop-contract.ts';
import { closeUnpaid, payBefore } from '../orders/unpaid-life.ts';

interface StandardOrder {
  readonly orderNo: string;
  readonly createdAt: Date;
  readonly proOrderState: keyof typeof standardOrderProOrderStateNames;
  /** File name, comma, path of a contract that the shop uploaded; null where it renders one. */
  readonly systemContract: string | null;
}

/** The contract of the shop as an order shows it: its own file, otherwise the rendered one while the order has a contract. */
export function contractOf(
  { orderNo, proOrderState, systemContract }: Omit<StandardOrder, 'createdAt'>,
  language: Language,
): string | null {
  if (systemContract !== null) return namedContract(systemContract, language);
  const order = { kind: 'standard', proOrderState, isInvoiced: false } as const;
  return isDocumentOffered(order, 'contract') ? shopContract(orderNo, language) : null;
}

/** Until when an order can be paid, as its detail shows it; nothing once it is paid or closed. */
export function shownPayBefore({
  proOrderState,
  createdAt,
}: Pick<StandardOrder, 'proOrderState' | 'createdAt'>): {
  readonly payBefore?: string;
} {
  const isOpen = closeUnpaid.when.some((row) => row.proOrderState.some((state) => state === proOrderState));
  return isOpen ? { payBefore: payBefore(createdAt).toISOString() } : {};
}

/** The pieces of a line that are still to come from the supplier, as the line shows them; nothing when there are none. */
export function shownBackorder(
  line: Parameters<typeof awaitedPieces>[0],
  { createdAt, proOrderState }: Pick<StandardOrder, 'createdAt' | 'proOrderState'>,
): { readonly backordered?: number; readonly backorderTime?: string } {
  const later = awaitedPieces(line, { orderedAt: createdAt, state: proOrderState });
  return later ? { backordered: later.pieces, backorderTime: later.expectedAt.toISOString() } : {};
}
