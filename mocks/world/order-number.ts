/** Beijing has no daylight saving. */
const beijingAheadMs = 8 * 3_600_000;

/** The number of an order or payment: letter, day in Beijing, eight digits. P standard, C customised, S sample, Z payment, W withdrawal. */
export function orderNumber(letter: 'P' | 'C' | 'S' | 'Z' | 'W', id: number, at: Date): string {
  const day = new Date(at.getTime() + beijingAheadMs).toISOString().slice(0, 10).replaceAll('-', '');
  return `${letter}${day}${String(id).padStart(8, '0')}`;
}
