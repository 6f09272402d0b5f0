/** Largest whole number that the database keeps for the quantity of a price break. */
export const largestQuantity = 2_147_483_647;

/** A whole number as suppliers write it: `495625`, `1,234`, `1 234`, `5000+`, `>1000`, `12.0`. */
export function parseQuantity(text: string): number | undefined {
  const bare = text
    .normalize('NFKC')
    .replace(/^[>≥=~ ]+/, '')
    .replace(/(\+|pcs|个|只)$/i, '')
    .trim();
  const match = /^(\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.0+)?$/.exec(bare);
  if (!match?.[1]) return undefined;
  return Number(match[1].replace(/[, ]/g, ''));
}

export type Micros = { micros: number; exact: boolean };

/**
 * A price in US dollars for `pieces` pieces → millionths of a dollar for one piece, half up. Reads `0.0082`, `$1,234.50`,
 * `1.234,50`, `0,0082`, `8.2E-3`. Undefined when it is not a number or too large.
 */
export function parseMicros(text: string, pieces = 1): Micros | undefined {
  const bare = text
    .normalize('NFKC')
    .replace(/(US)?\$|USD/gi, '')
    .replaceAll(/\s/g, '');
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,2}))?$/i.exec(withPoint(bare));
  const [, sign, whole = '', fraction = '', exponent = '0'] = match ?? [];
  if (!match || whole + fraction === '') return undefined;
  const scale = 6 + Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction);
  const numerator = scale > 0 ? digits * 10n ** BigInt(scale) : digits;
  const denominator = BigInt(pieces) * (scale < 0 ? 10n ** BigInt(-scale) : 1n);
  const micros = (numerator * 2n + denominator) / (denominator * 2n);
  if (micros > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return { micros: sign === '-' ? -Number(micros) : Number(micros), exact: numerator % denominator === 0n };
}

/** The last of two kinds of separator is the decimal one; a lone comma is, unless it groups thousands. */
function withPoint(text: string): string {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma < 0) return text;
  if (point > comma) return text.replaceAll(',', '');
  if (point >= 0) return text.replaceAll('.', '').replace(',', '.');
  return /^[+-]?[1-9]\d{0,2}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
}
