import { type LineCode, problemOfLines } from '#domain/cart/line-problem.ts';
import { microsToCents } from '#domain/money/index.ts';
import { paymentFiguresLimits } from '#generated/limits.ts';
import { refusedProduct } from '#server/cart/offer.ts';
import { differs, type Figures, type SentFigures } from './figures.ts';
import type { LockedLine } from './order-lines.ts';

function named({ offer, carId }: LockedLine) {
  return { ...refusedProduct(offer), ...(carId === undefined ? {} : { carId }) };
}

function about<Code extends LineCode>(code: Code, lines: readonly LockedLine[]) {
  return { ok: false, code, params: { products: lines.map(named) } } as const;
}

/** Why these products cannot be ordered like this; the first reason, with every line that it holds for. */
export function validateLines(lines: readonly LockedLine[]) {
  const problem = problemOfLines(lines, ({ offer, num }) => [offer, num]);
  return problem && about(problem.code, problem.lines);
}

/** Why the figures that were sent do not stand; `points` is the balance. */
export function checkAmounts(figures: Figures, sent: SentFigures, points: number) {
  const { lines, discounted, usMoney, zhMoney } = figures;
  if (figures.goods > paymentFiguresLimits.usMoney.maximum || zhMoney > paymentFiguresLimits.zhMoney.maximum)
    return about('quantityRefused', lines);
  if (discounted.discountType === 2 && sent.integralNum > points)
    return { ok: false, code: 'insufficientPoints', params: { missing: sent.integralNum - points } } as const;
  if (!differs(figures, sent)) return undefined;
  const products = lines.map((line) => ({ ...named(line), unitPrice: microsToCents(line.unitPrice) }));
  const params = { usMoney, zhMoney, integralNum: discounted.points, products };
  return { ok: false, code: 'priceChanged', params } as const;
}
