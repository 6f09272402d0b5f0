/** What names and describes a part. */
export interface PartWords {
  readonly productNum: string;
  readonly productName?: string | undefined;
  readonly productDescribe: string;
  readonly brand?: string | undefined;
}

/** The words before a part number that can only be its maker. */
const longestMaker = 40;

/** Without a part number and its maker at the start of the text. */
function afterNumber(text: string, productNum: string): string {
  const start = text.indexOf(productNum);
  if (start < 0 || start > longestMaker || /[，,。.:：;；]\s/.test(text.slice(0, start))) return text;
  const rest = text.slice(start + productNum.length);
  // A longer part number, of which this one is the beginning.
  return /^[\p{L}\d-]/u.test(rest) ? text : rest;
}

function capitalised(text: string): string {
  return /^[a-z]{2}/.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}

/**
 * A text about a part for a place that shows its number and maker already: `YAGEO RC0603FR-074K7L chip resistor: …` becomes
 * `Chip resistor: …`. The maker goes with the number, also where only the number is known.
 */
export function withoutNames(
  text: string,
  { productNum, brand }: Pick<PartWords, 'productNum' | 'brand'>,
): string {
  const unnumbered = productNum === '' ? text : afterNumber(text, productNum);
  const bare = brand && unnumbered.startsWith(brand) ? unnumbered.slice(brand.length) : unnumbered;
  const rest = bare.replace(/^[\s,，·:：-]+/, '').trim();
  return rest === text ? text : capitalised(rest);
}

/** One line of words about a part, for a place that shows its number: its name, or its description where that is only its number. */
export function partLine(part: PartWords): string {
  const { productName = '', productNum, productDescribe } = part;
  const isNamed = productName !== '' && !productName.includes(productNum);
  return withoutNames(isNamed ? productName : productDescribe || productName, part);
}
