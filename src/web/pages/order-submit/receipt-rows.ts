import type { Figures } from './figures.ts';

/** One step from the price of the goods to what is paid, in cents; a deduction is negative. */
export interface ReceiptRow {
  readonly kind: 'goods' | 'member' | 'points';
  readonly amount: number;
}

/** How the amount to pay comes about: the rows add up to it. */
export function receiptRows({ goods, choice, discounted }: Figures): readonly ReceiptRow[] {
  const all: ReceiptRow = { kind: 'goods', amount: goods };
  return choice === 'none' ? [all] : [all, { kind: choice, amount: -discounted.deduction }];
}
