import type { ShownOrder, SubmitError } from './submit-error.ts';

/** A figure of the order before and after. Prices and amounts are cents, a unit price with up to four decimals. */
export interface ChangedFigure {
  readonly kind: 'unitPrice' | 'points' | 'payable';
  /** The part number of a unit price. */
  readonly name: string;
  readonly was: number;
  readonly now: number;
}

/** The prices of a piece that are another now. */
function changedPrices(was: ShownOrder, now: ShownOrder): readonly ChangedFigure[] {
  return was.lines.flatMap(({ productId, carId, productNum, price }) => {
    const line = now.lines.find((present) => present.productId === productId && present.carId === carId);
    if (!line || line.price === price || price === undefined || line.price === undefined) return [];
    return [{ kind: 'unitPrice' as const, name: productNum, was: price, now: line.price }];
  });
}

/** What has changed since the order was sent: by the refusal alone, and line by line once the page has read the order again. */
export function changedFigures(
  { shown, now }: Extract<SubmitError, { kind: 'priceChanged' }>,
  fresh: ShownOrder | undefined,
): readonly ChangedFigure[] {
  const before = shown.figures.discounted;
  const after = fresh?.figures.discounted ?? {
    payable: now.usMoney ?? before.payable,
    points: before.points === 0 ? 0 : (now.integralNum ?? before.points),
  };
  const figures: readonly ChangedFigure[] = [
    ...(fresh ? changedPrices(shown, fresh) : []),
    { kind: 'points', name: '', was: before.points, now: after.points },
    { kind: 'payable', name: '', was: before.payable, now: after.payable },
  ];
  return figures.filter(({ was, now: is }) => was !== is);
}
