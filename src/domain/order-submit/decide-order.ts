import { isLaterThanShown } from '#domain/cart/backorder.ts';
import { type LineCode, problemOfLines } from '#domain/cart/line-problem.ts';
import {
  type LineRequest,
  type LinesRefusal,
  type NamedProduct,
  nameProduct,
  type OfferedProduct,
  refuseLines,
} from '#domain/cart/offered-product.ts';
import { discountTypes, microsToCents } from '#domain/money/index.ts';
import { paymentFiguresLimits } from '#generated/limits.ts';
import { discountTermsFor } from './discount-terms.ts';
import {
  type DiscountType,
  differsFromSent,
  discountChoice,
  type OrderFigures,
  orderFigures,
  type SentFigures,
} from './order-figures.ts';

/** What an order is decided by; `points` is the member's balance, `rateMicros` millionths of a yuan for one dollar. */
export interface OrderRequest<Product extends OfferedProduct> {
  readonly lines: readonly LineRequest<Product>[];
  readonly discountType: DiscountType;
  readonly sent: SentFigures;
  readonly grade: string | null;
  readonly points: number;
  readonly rateMicros: number;
}

/** Why an order is refused: its lines, the points, or figures that are out of date, with the current ones. */
export type OrderRefusal =
  | LinesRefusal<LineCode | 'deliveryChanged'>
  | { readonly ok: false; readonly code: 'insufficientPoints'; readonly params: { readonly missing: number } }
  | {
      readonly ok: false;
      readonly code: 'priceChanged';
      readonly params: {
        readonly usMoney: number;
        readonly zhMoney: number;
        readonly integralNum: number;
        readonly products: (NamedProduct & { readonly unitPrice: number })[];
      };
    };

/** Why the given quantities cannot be ordered, or not as shown: the gravest reason, with every line that it holds for. */
function validateLines(lines: readonly LineRequest[]): OrderRefusal | undefined {
  const problem = problemOfLines(lines, ({ product, num }) => [product, num]);
  if (problem) return refuseLines(problem.code, problem.lines);
  const later = lines.filter(({ product, num, shown = {} }) => isLaterThanShown(product, num, shown));
  return later.length > 0 ? refuseLines('deliveryChanged', later) : undefined;
}

/**
 * Why the amounts of an order are refused: they exceed what a payment can carry (`PaymentFigures` of the description), the
 * request spends more points than `points`, or it shows other figures than the current ones.
 */
function checkAmounts(figures: OrderFigures, sent: SentFigures, points: number): OrderRefusal | undefined {
  const { lines, discounted, goods, usMoney, zhMoney } = figures;
  if (goods > paymentFiguresLimits.usMoney.maximum || zhMoney > paymentFiguresLimits.zhMoney.maximum)
    return refuseLines('quantityRefused', lines);
  if (discounted.discountType === discountTypes.points && sent.integralNum > points)
    return { ok: false, code: 'insufficientPoints', params: { missing: sent.integralNum - points } };
  if (!differsFromSent(figures, sent)) return undefined;
  const products = lines.map((line) => ({ ...nameProduct(line), unitPrice: microsToCents(line.unitPrice) }));
  const params = { usMoney, zhMoney, integralNum: discounted.points, products };
  return { ok: false, code: 'priceChanged', params };
}

/** Decides an order of matched lines: its figures, or the first reason to refuse it. Nothing may be written before this. */
export function decideOrder<Product extends OfferedProduct>({
  lines,
  discountType,
  sent,
  grade,
  points,
  rateMicros,
}: OrderRequest<Product>): { readonly ok: true; readonly value: OrderFigures<Product> } | OrderRefusal {
  const invalid = validateLines(lines);
  if (invalid) return invalid;
  const terms = discountTermsFor(grade, points);
  const figures = orderFigures(lines, discountChoice(discountType), terms, rateMicros);
  return checkAmounts(figures, sent, points) ?? { ok: true, value: figures };
}
