import { constants } from '#generated/constants.ts';

/** Whether a visit of a product is recorded; the page of a product that left the shop shows nothing to come back to. */
export function recordVisit(product: {
  readonly withdrawn: boolean;
}): { readonly ok: true } | { readonly ok: false; readonly code: 'productWithdrawn' } {
  return product.withdrawn ? { ok: false, code: 'productWithdrawn' } : { ok: true };
}

/** The visits that are forgotten: all beyond the latest `constants.footprintsKept`. Takes them with the latest first. */
export function forgottenVisits<Visit>(latestFirst: readonly Visit[]): readonly Visit[] {
  return latestFirst.slice(constants.footprintsKept);
}
