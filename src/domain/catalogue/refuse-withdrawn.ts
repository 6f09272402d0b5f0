interface Withdrawn<Product> {
  readonly ok: false;
  readonly code: 'productWithdrawn';
  readonly params: { readonly product: Product };
}

/** The refusal of a product that left the shop, with the product as it was last sold; one that never was there is not found. */
export function refuseWithdrawn<Product>(
  withdrawn: boolean | null,
  product: Product,
): Withdrawn<Product> | undefined {
  return withdrawn ? { ok: false, code: 'productWithdrawn', params: { product } } : undefined;
}
