import { askedKeys, askedParts, offerLines } from '#domain/partners/offer-lines.ts';
import { mpnKey } from '#domain/search/tokens.ts';
import type { Answers } from '#generated/server/routes.ts';
import type { CustomHandlers } from '../call.ts';
import { productAnswer } from '../catalogue/product-view.ts';

/** Custom because one request asks for several parts. */
export const partnersHandlers: CustomHandlers = {
  listPartnerOffers({ world: { store, catalogue }, language }, request) {
    const parts = askedParts(request);
    const keys = new Set(askedKeys(parts));
    const found = store
      .all('products')
      .filter(({ productNum, $withdrawn }) => !$withdrawn && keys.has(mpnKey(productNum)));
    // A product of the world has everything that an offer shows.
    const products = found.map((entry) =>
      productAnswer(catalogue, entry, { columns: [], language }),
    ) as Answers['getProduct']['data'][];
    return { ok: true, data: offerLines(parts, products) };
  },
};
