/** Ends or begins in Chinese; its full-width signs count. */
const endsInChinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]$/u;
const beginsInChinese = /^[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
/** Ends in words of another language, such as a street, and not in a number such as that of a room. */
const endsInWords = /\p{Script=Latin}{3}\P{Script=Han}*$/u;

function between(before: string, after: string): string {
  if (endsInChinese.test(before) && beginsInChinese.test(after)) return '';
  return endsInWords.test(before) && !beginsInChinese.test(after) ? ', ' : ' ';
}

/**
 * An address in one line as it is written in Chinese: from the largest region to the company, with nothing between Chinese names and a
 * space next to anything else. Parts of a foreign address keep their comma.
 */
export function chineseOrder(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((line, part) => (line === '' ? part : `${line}${between(line, part)}${part}`), '');
}
