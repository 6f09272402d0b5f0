/**
 * Post codes of the countries that write them in digits, in two groups of digits (`111 22`, `00-120`, `100-0001`), or with letters (`LV-1010`,
 * `SW1A 1AA`, `K1A 0B1`, `1017 AB`, `D04 X285`).
 */
const postCode =
  /^(?:(?:(?:AX|HR|LT?|LV|MD|SI)-|AD|VG)?\d{3,7}|\d{3} \d{2}|\d{2}-\d{3}|\d{3,6}[ -]\d{3,4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2}|[A-Z]\d[\dW] ?(?=[A-Z]*\d)[\dAC-FHKNPRTV-Y]{4})$/i;

/** What an address has besides its regions. */
interface InsideRegions {
  /** May be in several parts, as company may be. */
  readonly street: readonly string[];
  readonly code: string;
  readonly company: readonly string[];
}

const long = /\d{5}/;

/** Where the post code is. Of several parts that may be one it is the last, as a room may be `1203`; but a company may be `360`. */
function placeOfCode(parts: readonly string[]): number {
  const places = parts.flatMap((part, index) => (index > 0 && postCode.test(part) ? index : []));
  const [last = -1, before] = places.toReversed();
  const isCompany = last === parts.length - 1 && before !== undefined && long.test(parts[before] ?? '');
  return isCompany ? before : last;
}

/** Parts of an address after its regions: street, post code and company. */
export function readInside(parts: readonly string[]): InsideRegions {
  const at = placeOfCode(parts);
  if (at < 0) return { street: parts, code: '', company: [] };
  return { street: parts.slice(0, at), code: parts[at] ?? '', company: parts.slice(at + 1) };
}

/**
 * An address in one line as it is written in English: the company, the street, the regions from the smallest on, with the post code after the
 * province. `regions` begin with the country.
 */
export function englishOrder(regions: readonly string[], { street, code, company }: InsideRegions): string {
  const [country = '', province = '', ...smaller] = regions;
  const last = [`${province} ${code}`.trim(), country];
  return [...company, ...street, ...smaller.toReversed(), ...last].filter((part) => part !== '').join(', ');
}
