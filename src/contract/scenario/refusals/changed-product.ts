import { PreconditionUnmet } from '../precondition.ts';
import { nextProduct, type Orderable } from '../products.ts';
import type { TestActors } from '../test-actors.ts';

/** What the back office can change of a product; prices in US cents. */
interface ProductFields {
  readonly stock?: number;
  readonly withdrawn?: 0 | 1;
  readonly unitPrice?: number;
}

const original = { stock: 1_000_000, withdrawn: 0 } as const;

async function set(actors: TestActors, { productId }: Orderable, fields: ProductFields): Promise<void> {
  const changes = Object.fromEntries(Object.entries(fields));
  if (!(await actors.target.testHooks.adminUpdate?.('Product', String(productId), changes)))
    throw new PreconditionUnmet('products of the target cannot be changed');
}

export interface ChangedProduct {
  readonly product: Orderable;
  /** Applies the change; a line is put into the cart before. */
  readonly apply: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** A product that the back office can change and change back. */
export async function productToChange(actors: TestActors, fields: ProductFields): Promise<ChangedProduct> {
  const product = await nextProduct(actors);
  return {
    product,
    apply: () => set(actors, product, fields),
    restore: () => set(actors, product, { ...original, unitPrice: product.unitPrice }),
  };
}
