import type { Cents } from '#domain/money/index.ts';

const form = /^(0|[1-9][0-9]{0,12})(?:\.([0-9]{1,2}))?$/;

/** Parses an amount in the notation of payment services, `1234.50`, to cents; undefined for any other text. */
export function parseCents(amount: unknown): Cents | undefined {
  const [, whole, fraction = ''] = (typeof amount === 'string' && form.exec(amount)) || [];
  return whole === undefined ? undefined : Number(`${whole}${fraction.padEnd(2, '0')}`);
}
