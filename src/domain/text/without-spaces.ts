/** A text without any white space, cut to a number of characters; a surrogate pair is one character and is never split. */
export function withoutSpaces(text: string, characters = Number.POSITIVE_INFINITY): string {
  return Array.from(text.replaceAll(/\s/gu, '')).slice(0, characters).join('');
}
