/** An English word in the singular, as far as a final s shows: `resistors` and `resistor` are the same word. */
export function toSingular(word: string): string {
  return word.length > 3 && /[a-z]s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
