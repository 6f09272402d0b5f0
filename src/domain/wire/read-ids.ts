/** The ids of a field that joins them by commas, each once and in their order. The description checks the text. */
export function readIds(text: string): readonly number[] {
  return [...new Set(text.split(',').map(Number))];
}
