import { askedKeys, askedParts, offerLines } from '#domain/partners/offer-lines.ts';
import type { AppHandlers } from '#server/call-context.ts';
import { productsByKey } from '#server/catalogue/index.ts';

export const partnersHandlers = {
  async listPartnerOffers({ pool, language }, request) {
    const parts = askedParts(request);
    const products = await productsByKey(pool, askedKeys(parts), language);
    return { ok: true, data: offerLines(parts, products) };
  },
} satisfies Partial<AppHandlers>;
