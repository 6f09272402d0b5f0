import type { ParseKeys } from 'i18next';
import type { Product } from '#generated/hooks/model/product.ts';

/** One picture of a part and what it shows. */
export interface PartView {
  readonly src: string;
  readonly label: ParseKeys | undefined;
}

/** The project's own drawings are named after what they show. */
const drawn: Readonly<Record<string, ParseKeys>> = {
  iso: 'catalogue.gallery.iso',
  top: 'catalogue.gallery.top',
  side: 'catalogue.gallery.side',
  dims: 'catalogue.gallery.dims',
};

function pictures(list: string | undefined): readonly string[] {
  return (list ?? '').split(',').flatMap((part) => part.trim() || []);
}

/** Every picture of a product once: those of the list first, then those of the gallery. */
export function partViews({
  productImg,
  goodsLoop,
}: Pick<Product, 'productImg' | 'goodsLoop'>): readonly PartView[] {
  const all = new Set([...pictures(productImg), ...pictures(goodsLoop)]);
  return [...all].map((src) => ({ src, label: drawn[/(\w+)\.svg$/.exec(src)?.[1] ?? ''] }));
}
