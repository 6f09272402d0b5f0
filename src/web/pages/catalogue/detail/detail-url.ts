import { quantityLimits } from '#generated/limits.ts';
import { productHref } from '#web/paths.ts';

/** What the address of a product page says. */
export interface DetailState {
  readonly productId: number | undefined;
  /** The quantity that prices are shown for; it outlives a reload, also that after signing in. */
  readonly quantity: number | undefined;
}

function whole(text: string | null, most: number): number | undefined {
  const value = text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : undefined;
}

/** Reads the query of the address; what makes no sense counts as absent. */
export function parseDetailSearch(search: string): DetailState {
  const query = new URLSearchParams(search);
  return {
    productId: whole(query.get('id'), Number.MAX_SAFE_INTEGER),
    quantity: whole(query.get('quantity'), quantityLimits.maximum),
  };
}

/** The address of a product, with the quantity that is looked at. */
export function detailHref(productId: number, quantity: number | undefined): string {
  return quantity === undefined ? productHref(productId) : `${productHref(productId)}&quantity=${quantity}`;
}
