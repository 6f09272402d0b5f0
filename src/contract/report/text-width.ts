const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** Columns of a terminal that a text takes: two for Chinese, Japanese and Korean characters. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : 1;
  return width;
}

/** The text with spaces after it up to a width, or cut with `…` where it is longer. */
export function fitToWidth(text: string, width: number): string {
  const spaces = width - widthOf(text);
  if (spaces >= 0) return text + ' '.repeat(spaces);
  let cut = '';
  for (const character of text) {
    if (widthOf(cut + character) > width - 1) break;
    cut += character;
  }
  return `${cut}…${' '.repeat(Math.max(0, width - 1 - widthOf(cut)))}`;
}

function brokenWord(word: string, width: number): string[] {
  const parts = [''];
  for (const character of word) {
    const last = parts.at(-1) ?? '';
    if (widthOf(last + character) > width) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}

/** Lines of at most a width, broken at spaces, and inside a word only where it is longer than a line. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(' ').flatMap((word) => brokenWord(word, width))) {
    const longer = line === '' ? part : `${line} ${part}`;
    if (widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = part;
    }
  }
  return [...lines, line];
}

/** Control characters as escapes: a response must not move the cursor of the terminal. */
export function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (one) => {
    const known: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
    return known[one] ?? `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}
