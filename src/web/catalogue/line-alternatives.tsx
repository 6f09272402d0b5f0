import { useGetProduct } from '#generated/hooks/catalogue/catalogue.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { AlternativeList } from './alternative-list.tsx';
import { useAlternatives } from './use-alternatives.ts';

function Found({ product, quantity }: { product: Product; quantity: number }) {
  const { data: found } = useAlternatives(product);
  return found && found.alternatives.length > 0 ? (
    <AlternativeList alternatives={found.alternatives} quantity={quantity} />
  ) : null;
}

/** Parts in stock that may replace the product of a cart line; nothing while they are not known, and where there are none. */
export function LineAlternatives({ productId, quantity }: { productId: number; quantity: number }) {
  const product = useGetProduct({ productId }, { request: { silent: true } });
  return product.data ? <Found product={product.data.data} quantity={quantity} /> : null;
}
