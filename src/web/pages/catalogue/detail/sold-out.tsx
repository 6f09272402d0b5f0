import type { Product } from '#generated/hooks/model/product.ts';
import { AlertButton } from '#web/stock-alerts/alert-button.tsx';
import { Alternatives } from './alternatives.tsx';

/** What there is to do about a part that cannot be bought: wait for it, or take another. */
export function SoldOut({ product, quantity }: { product: Product; quantity: number }) {
  return (
    <>
      <AlertButton productId={product.productId} />
      <Alternatives product={product} quantity={quantity} />
    </>
  );
}
