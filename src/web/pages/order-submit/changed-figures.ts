import type { RefusalParams } from '#generated/hooks/model/refusalParams.ts';
import type { Figures } from './figures.ts';
import type { OrderLine } from './order-line.ts';
import { type SentOrder, sentFigures } from './sent-order.ts';

/** A figure of the order before and after. Prices and amounts are cents, a unit price with up to four decimals. */
export interface ChangedFigure {
  readonly kind: 'unitPrice' | 'points' | 'payable';
  /** The part number of a unit price. */
  readonly name: string;
  readonly was: number;
  readonly now: number;
}

/** A refusal after which the page reads the order again. */
interface RefusedOrder {
  readonly sent: SentOrder;
  /** The figures that the refusal itself names. */
  readonly now?: RefusalParams;
}

/** What the page shows once it has read the order again. */
interface FreshOrder {
  readonly lines: readonly OrderLine[];
  readonly figures: Figures;
}

/** The prices of a piece that are another now. */
function changedPrices(was: readonly OrderLine[], now: readonly OrderLine[]): readonly ChangedFigure[] {
  return was.flatMap(({ productId, carId, productNum, price }) => {
    const line = now.find((present) => present.productId === productId && present.carId === carId);
    if (!line || line.price === price || price === undefined || line.price === undefined) return [];
    return [{ kind: 'unitPrice' as const, name: productNum, was: price, now: line.price }];
  });
}

/** What has changed since the order was sent: by the refusal alone, and line by line once the page has read the order again. */
export function changedFigures(
  { sent, now = {} }: RefusedOrder,
  fresh: FreshOrder | undefined,
): readonly ChangedFigure[] {
  const before = sentFigures(sent.request);
  const after = fresh?.figures.discounted ?? {
    payable: now.usMoney ?? before.payable,
    points: before.points === 0 ? 0 : (now.integralNum ?? before.points),
  };
  const figures: readonly ChangedFigure[] = [
    ...(fresh ? changedPrices(sent.lines, fresh.lines) : []),
    { kind: 'points', name: '', was: before.points, now: after.points },
    { kind: 'payable', name: '', was: before.payable, now: after.payable },
  ];
  return figures.filter(({ was, now: is }) => was !== is);
}
