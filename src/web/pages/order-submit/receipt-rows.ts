import type { DiscountChoice } from '#domain/money/discounts.ts';
import type { Receipt } from '#domain/money/exchange.ts';

/** One step from the price of the goods to what is paid, in cents; a deduction is negative. */
export interface ReceiptRow {
  readonly kind: 'goods' | 'member' | 'points';
  readonly amount: number;
}

/** How the amount to pay comes about: the rows add up to it. */
export function receiptRows({ goods, deduction }: Receipt, choice: DiscountChoice): readonly ReceiptRow[] {
  return [
    { kind: 'goods' as const, amount: goods },
    ...(choice === 'none' ? [] : [{ kind: choice, amount: -deduction }]),
  ];
}
