const wordMark = /[\p{L}\p{N}]/u;
const han = /\p{Script=Han}/u;

/** Whether two neighbours belong to one word: letters and digits do, Chinese characters do, a mix of the two does not. */
function joins(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const hyphenated = one === '-' || other === '-';
  if (hyphenated) return /[\p{L}\p{N}-]/u.test(one) && /[\p{L}\p{N}-]/u.test(other);
  return wordMark.test(one) && wordMark.test(other) && han.test(one) === han.test(other);
}

/**
 * The last place where `words` occur in a text as words of their own, whatever their case, or -1: `电阻` is found in
 * `10k电阻` and not in `厚膜电阻`, `SMD` not in `HC-49S-SMD`.
 */
export function indexOfWords(text: string, words: string): number {
  const where = text.toLowerCase();
  const what = words.toLowerCase();
  for (let at = where.lastIndexOf(what); at >= 0; at = at === 0 ? -1 : where.lastIndexOf(what, at - 1)) {
    const end = at + what.length;
    if (!joins(where[at - 1], what[0]) && !joins(what.at(-1), where[end])) return at;
  }
  return -1;
}
