import { centsToMicros } from '../../../src/domain/money/amounts.ts';
import {
  lineInYuan,
  linesInDollars,
  type PricedPieces,
  unitPriceInYuan,
} from '../../../src/domain/money/exchange.ts';
import { formatCents, formatPrice } from '../../../src/domain/money/formatting.ts';

/** The rate of a shop that is configured with nothing else. */
const rate = 7_100_000;

/** What an order of one line costs as the pages of a language show it at first. */
export function shownAmount(line: PricedPieces, chinese: boolean): string {
  return chinese ? formatCents(lineInYuan(line, rate), 'CNY') : formatCents(linesInDollars([line]), 'USD');
}

/** A unit price in dollar cents as the pages of a language show it at first. */
export function shownUnitPrice(cents: number, chinese: boolean): string {
  return chinese
    ? formatPrice(centsToMicros(unitPriceInYuan(cents, rate)), 'CNY')
    : formatPrice(centsToMicros(cents), 'USD');
}
