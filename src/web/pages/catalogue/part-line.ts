import type { Product } from '#generated/hooks/model/product.ts';

/** Without what is shown next to it anyway: `YAGEO RC0603FR-074K7L chip resistor: …` becomes `chip resistor: …`. */
function withoutNames(text: string, names: readonly (string | undefined)[]): string {
  const bare = names.reduce<string>((rest, name) => (name ? rest.replace(name, '') : rest), text);
  return bare.replace(/^[\s,，·:：-]+/, '').trim();
}

/** One line of words about a part, for a place that shows its number and maker already. */
export function partLine({ productName, productDescribe, productNum, brand }: Product): string {
  const named = !productName.includes(productNum);
  return withoutNames(named ? productName : productDescribe || productName, [brand, productNum]);
}
