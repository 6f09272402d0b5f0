/** Post codes of the countries that write them in digits, with letters (`SW1A 1AA`, `K1A 0B1`, `1017 AB`) or in two groups of digits. */
const postCode =
  /^(?:\d{3,6}(?:[ -]\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2})$/i;

/**
 * An address in one line as it is written in English: the company, the street, the regions from the smallest on, with the post code after the
 * province. `regions` begin with the country; `inside` is what follows them where an address is stored: street, post code and company.
 */
export function englishOrder(regions: readonly string[], inside: readonly string[]): string {
  const at = inside.findIndex((part, index) => index > 0 && postCode.test(part));
  const [street, code, company] =
    at < 0 ? [inside, '', []] : [inside.slice(0, at), inside[at] ?? '', inside.slice(at + 1)];
  const [country = '', province = '', ...smaller] = regions;
  const last = [`${province} ${code}`.trim(), country];
  return [...company, ...street, ...smaller.toReversed(), ...last].filter((part) => part !== '').join(', ');
}
