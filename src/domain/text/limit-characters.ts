/** The number of characters of a text, as JSON Schema and the server count them: a surrogate pair is one. */
export function countCharacters(text: string): number {
  return text.length === 0 ? 0 : Array.from(text).length;
}

/** The given number of characters from the start of a text. */
export function firstCharacters(text: string, most: number): string {
  return text.length <= most ? text : Array.from(text).slice(0, most).join('');
}

/**
 * A text cut to the given number of characters. What is too much goes from in front of the caret, where it was typed or pasted; returns the
 * text and the new caret.
 */
export function limitCharacters(text: string, caret: number, most: number): { text: string; caret: number } {
  const excess = countCharacters(text) - most;
  if (excess <= 0) return { text, caret };
  const before = Array.from(text.slice(0, caret));
  const head = before.slice(0, Math.max(0, before.length - excess)).join('');
  const whole = Array.from(head + text.slice(caret));
  return { text: whole.slice(0, most).join(''), caret: head.length };
}
