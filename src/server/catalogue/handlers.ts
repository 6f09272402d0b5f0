import { hotMark } from '#domain/catalogue/hot-categories.ts';
import { priceInYuan, sentRateOrigin } from '#domain/money/index.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import type { AppHandlers } from '#server/call-context.ts';
import { favouriteOf } from '#server/favourites/index.ts';
import { getCatalogTree, listColumns, listHotCatalogs } from './catalog-tree.ts';
import { countFacets } from './count-facets.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';

export const catalogueHandlers = {
  async getCatalogTree({ pool, language }) {
    return { ok: true, data: await getCatalogTree(pool, language) };
  },

  async listHotCatalogs({ pool, language }, { product }) {
    return {
      ok: true,
      data: await listHotCatalogs(pool, hotMark({ product }), language),
    };
  },

  async listColumns({ pool, language }, { catalogId }) {
    const columns = requireExisting(await listColumns(pool, catalogId, language));
    return columns.ok ? { ok: true, data: columns.value } : columns;
  },

  async listProducts({ pool, language }, request) {
    const found = await listProducts(pool, request, language);
    if (!found.ok) return found;
    const { products, total } = found.value;
    return { ok: true, data: products, params: { totalDataCounts: total } };
  },

  async countProductFacets({ pool, language }, request) {
    const found = await countFacets(pool, request, language);
    if (!found.ok) return found;
    const { facets, total } = found.value;
    return { ok: true, data: facets, params: { totalDataCounts: total } };
  },

  async getProduct({ pool, db, member, language }, { productId }) {
    const found = await getProduct(pool, productId, language);
    if (!found.ok) return found;
    const proCollecId = member && (await favouriteOf(db, member.id, productId));
    return { ok: true, data: proCollecId === undefined ? found.value : { ...found.value, proCollecId } };
  },

  async getUsdPrice({ config, language }, { unitPrice }) {
    const data = priceInYuan(unitPrice, config.yuanPerDollarMicros);
    return { ok: true, data, params: sentRateOrigin(config.rateOrigin, language) };
  },
} satisfies Partial<AppHandlers>;
