import { type standardOrderProOrderStateNames, standardOrderProOrderStateValues } from '#generated/enums.ts';
import type { SoldProduct } from './line-problem.ts';

/** What decides which pieces of a line come from the supplier later. */
type StockedProduct = Pick<SoldProduct, 'stock' | 'backorderWeeks'>;

/** Pieces of a line that come from the supplier later, and how many weeks after the order. */
export interface LaterDelivery {
  readonly backordered: number;
  readonly backorderWeeks: number;
}

/** What a page showed of a later delivery; nothing where it said that all pieces are in stock. */
export type ShownDelivery = { readonly [Field in keyof LaterDelivery]?: number | undefined };

/** Pieces of a line that are not in stock and come from the supplier later; 0 for a product that is only sold out of the stock. */
export function backorderedPieces({ stock, backorderWeeks }: StockedProduct, quantity: number): number {
  return backorderWeeks === undefined || stock === undefined ? 0 : Math.max(0, quantity - stock);
}

/** Pieces that an order takes out of the stock, and gives back when it is undone. */
function piecesFromStock(line: { readonly num: number; readonly backordered: number }): number {
  return line.num - line.backordered;
}

/** The products whose stock an order changes, with the pieces of each; lines that come from the supplier as a whole are left out. */
export function stockOfLines<Line extends { readonly num: number; readonly backordered: number }>(
  lines: readonly Line[],
): readonly (Line & { readonly pieces: number })[] {
  return lines.map((line) => ({ ...line, pieces: piecesFromStock(line) })).filter(({ pieces }) => pieces > 0);
}

/** What must be said about a quantity before it is ordered; undefined when all of it is in stock. */
export function laterDelivery(product: StockedProduct, quantity: number): LaterDelivery | undefined {
  const { backorderWeeks } = product;
  const backordered = backorderedPieces(product, quantity);
  return backordered === 0 || backorderWeeks === undefined ? undefined : { backordered, backorderWeeks };
}

/**
 * Whether a quantity would be delivered later than its buyer was shown: more pieces, or after more weeks. Nobody orders a delay that
 * was not on the screen; fewer pieces or a shorter delay than shown need no new consent.
 */
export function isLaterThanShown(
  product: StockedProduct,
  quantity: number,
  { backordered = 0, backorderWeeks = 0 }: ShownDelivery,
): boolean {
  const now = laterDelivery(product, quantity);
  return now !== undefined && (now.backordered > backordered || now.backorderWeeks > backorderWeeks);
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** When pieces that are ordered now are expected from the supplier. */
export function backorderTime(orderedAt: Date, weeks: number): Date {
  return new Date(orderedAt.getTime() + weeks * weekMs);
}

/** The order of a line, as far as it decides whether pieces are still to come. */
interface OrderInProgress {
  readonly orderedAt: Date;
  readonly state: keyof typeof standardOrderProOrderStateNames;
}

const { completed, closed } = standardOrderProOrderStateValues;

/** The pieces of an ordered line that are still to come from the supplier, and when; undefined when there are none. */
export function awaitedPieces(
  { backordered, backorderWeeks }: { readonly backordered: number; readonly backorderWeeks: number | null },
  { orderedAt, state }: OrderInProgress,
): { readonly pieces: number; readonly expectedAt: Date } | undefined {
  if (backordered === 0 || backorderWeeks === null || state === completed || state === closed)
    return undefined;
  return { pieces: backordered, expectedAt: backorderTime(orderedAt, backorderWeeks) };
}
