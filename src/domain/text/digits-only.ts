/** The digits of a text in ASCII, cut to a number of them; an input method types full-width ones. */
export function digitsOnly(text: string, most = Number.POSITIVE_INFINITY): string {
  const ascii = text.replaceAll(/[\uff10-\uff19]/g, (digit) => digit.normalize('NFKC'));
  return ascii.replaceAll(/[^0-9]/g, '').slice(0, most);
}
