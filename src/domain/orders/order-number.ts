import { beijingDay } from '../beijing-day.ts';

/** P standard order, C customised order, S sample, Z payment, W withdrawal, I invoice. */
export type NumberKind = 'P' | 'C' | 'S' | 'Z' | 'W' | 'I';

const digits = 8;

/** The number by which members and shop name an order, payment, withdrawal or invoice: letter, day in Beijing, running number. */
export function orderNumber(kind: NumberKind, running: number, at: Date): string {
  return `${kind}${beijingDay(at).replaceAll('-', '')}${String(running).padStart(digits, '0')}`;
}
