import { PreconditionUnmet } from '../../precondition.ts';
import { nextProduct, type Orderable } from '../products.ts';
import type { ShopActors } from '../shop-actors.ts';
import type { ProductChanges } from '../shop-hooks.ts';
import { shopHooks } from '../shop-hooks.ts';

export interface ProductToChange {
  readonly product: Orderable;
  /** Changes the product, for example after it was put into the cart. The result restores it. */
  readonly apply: () => Promise<() => Promise<void>>;
}

/** A product that the back office can change and change back. */
export async function productToChange(actors: ShopActors, changes: ProductChanges): Promise<ProductToChange> {
  const product = await nextProduct(actors);
  const apply = async () => {
    const restore = await shopHooks(actors.target).changeProduct?.(product.productId, changes);
    if (!restore) throw new PreconditionUnmet('products of the target cannot be changed');
    return restore;
  };
  return { product, apply };
}
