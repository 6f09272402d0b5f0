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

/** Some of the characters, the same ones for the same text. */
export function seededText(text: string, length: number, characters: readonly string[]): string {
  return Array.from({ length }, (_, at) => characters[hash(`${text} ${at}`) % characters.length]).join('');
}
