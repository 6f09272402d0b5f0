import { linesInDollars } from '#domain/money/exchange.ts';
import { formatCount } from '#web/i18n/format.ts';
import type { Money } from '#web/money/use-money.ts';
import type { Figures } from './figures.ts';
import type { OrderLine } from './order-line.ts';
import { type SentOrder, sentFigures } from './sent-order.ts';

/** A figure of the order before and after, as it is written. */
export interface ChangedFigure {
  readonly kind: 'unitPrice' | 'points' | 'payable';
  /** The part number of a unit price. */
  readonly name: string;
  readonly was: string;
  readonly now: string;
}

/** What the page shows once it has read the order again. */
interface FreshOrder {
  readonly lines: readonly OrderLine[];
  readonly figures: Figures;
}

type Writes = Pick<Money, 'unitPrice' | 'charge'>;

/** The prices of a piece that are another now. */
function changedPrices(
  was: readonly OrderLine[],
  now: readonly OrderLine[],
  { unitPrice }: Writes,
): readonly ChangedFigure[] {
  return was.flatMap(({ productId, carId, productNum, price }) => {
    const line = now.find((present) => present.productId === productId && present.carId === carId);
    if (!line || line.price === price || price === undefined || line.price === undefined) return [];
    return [
      { kind: 'unitPrice' as const, name: productNum, was: unitPrice(price), now: unitPrice(line.price) },
    ];
  });
}

/** What has changed between an order that was sent and the one that the page has read since. */
export function changedFigures(
  { request, lines }: SentOrder,
  fresh: FreshOrder,
  money: Writes,
): readonly ChangedFigure[] {
  const { payable, points } = sentFigures(request);
  const { order, discounted } = fresh.figures;
  const was = money.charge({ lines, deduction: linesInDollars(lines) - payable });
  const sums: readonly ChangedFigure[] = [
    { kind: 'points', name: '', was: formatCount(points), now: formatCount(discounted.points) },
    { kind: 'payable', name: '', was, now: money.charge(order) },
  ];
  return [...changedPrices(lines, fresh.lines, money), ...sums.filter((figure) => figure.was !== figure.now)];
}
