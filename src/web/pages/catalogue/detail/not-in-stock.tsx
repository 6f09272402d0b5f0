import type { Product } from '#generated/hooks/model/product.ts';
import { AlertButton } from '#web/stock-alerts/alert-button.tsx';
import { Alternatives } from './alternatives.tsx';

/** What there is to do about a part that the stock does not fill an order of, besides waiting for the supplier: a mail, or another part. */
export function NotInStock({ product, quantity }: { product: Product; quantity: number }) {
  return (
    <>
      <AlertButton productId={product.productId} />
      <Alternatives product={product} quantity={quantity} />
    </>
  );
}
