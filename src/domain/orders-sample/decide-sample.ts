import { type LinesRefusal, type OfferedProduct, refuseLines } from '#domain/cart/offered-product.ts';
import { budgets, flowTypes } from '#domain/ledger/flow-values.ts';

/** How many pieces a sample is. */
export const samplePieces = 1;

/** A request for a sample of a product that costs `customIntegration` points; 0 means that there are no samples of it. */
export interface SampleRequest {
  readonly product: OfferedProduct & { readonly customIntegration: number };
  /** The points that the page showed. */
  readonly integralNum: number;
  /** The points that the member has. */
  readonly balance: number;
}

export type SampleRefusal =
  | LinesRefusal<'productWithdrawn' | 'outOfStock'>
  | {
      readonly ok: false;
      readonly code: 'priceChanged';
      readonly params: { readonly integralNum: number };
    }
  | {
      readonly ok: false;
      readonly code: 'insufficientPoints';
      readonly params: { readonly missing: number };
    };

/** Whether there is a piece in stock to be sent as a sample; none is ordered from the supplier for it. */
export function isSampleInStock({ stock }: { readonly stock: number }): boolean {
  return stock >= samplePieces;
}

/** Why a sample is refused: not sold, none in stock, other points than the page showed, or too few of them; undefined when it is not. */
export function refuseSample({ product, integralNum, balance }: SampleRequest): SampleRefusal | undefined {
  const line = { product, num: samplePieces };
  if (product.withdrawn) return refuseLines('productWithdrawn', [line]);
  if (!isSampleInStock(product)) return refuseLines('outOfStock', [line]);
  const { customIntegration } = product;
  if (integralNum !== customIntegration || customIntegration === 0)
    return { ok: false, code: 'priceChanged', params: { integralNum: customIntegration } };
  const missing = integralNum - balance;
  return missing > 0 ? { ok: false, code: 'insufficientPoints', params: { missing } } : undefined;
}

/** The entry of the points ledger for a sample. */
export function sampleEntry(orderNo: string, flowNum: number) {
  return {
    flowNum,
    objectId: orderNo,
    budget: budgets.expense,
    flowType: flowTypes.sampleApplication,
  } as const;
}
