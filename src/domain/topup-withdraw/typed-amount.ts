import type { Cents } from '#domain/money/index.ts';
import { type Result, refuse } from '../result.ts';

/** Why a typed amount is refused. `limit` of `maximum` is in cents. */
export type AmountCode = 'required' | 'type' | 'decimals' | 'minimum' | 'maximum';

/** Largest and smallest amount in cents. */
export interface AmountLimits {
  readonly minimum: Cents;
  readonly maximum: Cents;
}

/** Digits, with commas in front of every third digit or without any, and decimals after a point. */
const form = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/;
/** More digits than any amount has, and few enough for exact numbers. */
const mostDigits = 13;
const decimals = 2;

/**
 * Reads an amount of money as it is typed, exactly or not at all: `1234.5`, `1,234.50` and full-width digits are understood;
 * `1,5`, `1.005`, `1e3`, `0x10` and signs are refused, so that no amount ever becomes another one.
 */
export function readAmount(typed: string, { minimum, maximum }: AmountLimits): Result<Cents, AmountCode> {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return refuse('required');
  const [, grouped, fraction = ''] = form.exec(text) ?? [];
  if (grouped === undefined) return refuse('type');
  if (fraction.length > decimals) return refuse('decimals', { limit: decimals });
  const whole = grouped.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (whole.length > mostDigits) return refuse('maximum', { limit: maximum });
  const cents = Number(`${whole}${fraction.padEnd(decimals, '0')}`);
  if (cents < minimum) return refuse('minimum', { limit: minimum });
  return cents > maximum ? refuse('maximum', { limit: maximum }) : { ok: true, value: cents };
}
