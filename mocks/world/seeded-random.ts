/** A 32-bit number from a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Six digits that look random and are the same for the same text. */
export function seededDigits(text: string): string {
  return String(hash(text) % 1_000_000).padStart(6, '0');
}

const letters = 'ACEHJKMNRTUWXY379';

/** Letters and digits that are hard to confuse, the same for the same text. */
export function seededLetters(text: string, length: number): string {
  return Array.from({ length }, (_, at) => letters[hash(`${text} ${at}`) % letters.length]).join('');
}
