import { codes } from '#generated/constants.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import type { RefusalParams } from '#generated/hooks/model/refusalParams.ts';
import { ApiError } from '#web/api/api-error.ts';

/** The product as it was last sold, when a read of it was refused because it is no longer sold. */
export function lastSold(error: unknown): Product | undefined {
  if (!(error instanceof ApiError) || error.code !== codes.productWithdrawn) return undefined;
  const params: RefusalParams = error.params;
  return params.product;
}
