import { centsToMicros } from '../../../src/domain/money/amounts.ts';
import { totalInYuan, unitPriceInYuan } from '../../../src/domain/money/exchange.ts';
import { formatCents, formatPrice } from '../../../src/domain/money/formatting.ts';

/** The rate of a shop that is configured with nothing else. */
const rate = 7_100_000;

/** An amount in dollar cents as the pages of a language show it at first. */
export function shownAmount(cents: number, chinese: boolean): string {
  return chinese ? formatCents(totalInYuan(cents, rate), 'CNY') : formatCents(cents, 'USD');
}

/** A unit price in dollar cents as the pages of a language show it at first. */
export function shownUnitPrice(cents: number, chinese: boolean): string {
  return chinese
    ? formatPrice(centsToMicros(unitPriceInYuan(cents, rate)), 'CNY')
    : formatPrice(centsToMicros(cents), 'USD');
}
