/** What names and describes a part. */
export interface PartWords {
  readonly productNum: string;
  readonly productName?: string | undefined;
  readonly productDescribe: string;
  readonly brand?: string | undefined;
}

/** What follows a name that ends here. A longer name goes on, and so does a number: `LM358DR2G`, `USB-C3`, `5.5 mm`. */
const nameEnd = /^(?:$|[\s·:：，。;；、(（]|[,.](?:\s|$)|\p{Script=Han})/u;

/** The text after a name at its start, or the whole text. */
function afterName(text: string, name: string): string {
  const rest = text.slice(name.length);
  if (name === '' || !text.startsWith(name) || !nameEnd.test(rest)) return text;
  return rest.replace(/^[\s,，·:：-]+/, '');
}

function capitalise(text: string): string {
  return /^[a-z]{2}/.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}

/** The words before a part number that can only be its maker. */
const longestMaker = 40;

/** `YAGEO RC0603 chip resistor: …`: without the words before the number where they read like a maker, and what follows says what the part is. */
function afterSomeMaker(text: string, productNum: string): string {
  const start = text.indexOf(` ${productNum} `);
  if (productNum === '' || start < 0 || start > longestMaker) return text;
  const readsLikeMaker = /^[^\s，,。.:：;；]+(?: [\p{Lu}\d&(][^\s，,。:：;；]*)*$/u.test(
    text.slice(0, start),
  );
  const saysWhatItIs = /^[^:：，,]+[:：，]/.test(text.slice(start + productNum.length + 2));
  return readsLikeMaker && saysWhatItIs ? text.slice(start + 1) : text;
}

/**
 * A text about a part for a place that shows its number and maker already: `YAGEO RC0603FR-074K7L chip resistor: …` becomes
 * `Chip resistor: …`. Where the maker is not known, only words that can be nothing else go: others may say what the part is.
 */
export function withoutNames(
  text: string,
  { productNum, brand }: Pick<PartWords, 'productNum' | 'brand'>,
): string {
  const unbranded = brand ? afterName(text, brand) : afterSomeMaker(text, productNum);
  const rest = afterName(unbranded, productNum).trim();
  return rest === text ? text : capitalise(rest);
}

/** One line of words about a part, for a place that shows its number: its name, or its description where that is only its number. */
export function partLine(part: PartWords): string {
  const { productName = '', productNum, productDescribe } = part;
  const isNamed = productName !== '' && !productName.includes(productNum);
  return withoutNames(isNamed ? productName : productDescribe || productName, part);
}
