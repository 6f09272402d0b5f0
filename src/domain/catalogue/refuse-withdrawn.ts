/** The refusal of a product that left the shop; one that never was there is not found. */
export function refuseWithdrawn(product: {
  readonly withdrawn: boolean | null;
}): { readonly ok: false; readonly code: 'productWithdrawn' } | undefined {
  return product.withdrawn ? { ok: false, code: 'productWithdrawn' } : undefined;
}
