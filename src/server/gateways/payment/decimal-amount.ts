import type { Cents } from '#domain/money/index.ts';

const form = /^(0|[1-9][0-9]{0,12})(?:\.([0-9]{1,2}))?$/;

/** Cents in the notation of payment services: `1234.50`. */
export function formatCents(cents: Cents): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses such an amount to cents; undefined for any other text. */
export function parseCents(amount: unknown): Cents | undefined {
  const [, whole, fraction = ''] = (typeof amount === 'string' && form.exec(amount)) || [];
  return whole === undefined ? undefined : Number(`${whole}${fraction.padEnd(2, '0')}`);
}
