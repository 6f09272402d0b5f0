import {
  type Conditions,
  fitsConditions,
  readConditions,
  unfilteredConditions,
  withoutColumn,
} from '#domain/catalogue/conditions.ts';
import { isOfferedFilter } from '#domain/catalogue/filter-columns.ts';
import { readSort, sortProducts } from '#domain/catalogue/list-sort.ts';
import { refuseWithdrawn } from '#domain/catalogue/refuse-withdrawn.ts';
import { detailedProduct } from '#domain/catalogue/shown-product.ts';
import { deliveredRate, priceInYuan, sentRateOrigin } from '#domain/money/index.ts';
import { placedStep } from '#domain/orders/events.ts';
import { newSampleOrder } from '#domain/orders/first-states.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { refuseSample, sampleEntry, samplePieces } from '#domain/orders-sample/decide-sample.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import { offeredProduct } from '../cart/offered-product.ts';
import type { ProductEntry } from '../entries.ts';
import { balancesOf, bookPoints } from '../ledger/ledger.ts';
import { rateMicros } from '../money/exchange-rate.ts';
import { recordStep } from '../orders/order-history.ts';
import { pageOf } from '../sort-and-page.ts';
import { sampleOf } from '../start/other-orders.ts';
import type { CatalogueCategory, CatalogueColumn } from './catalogue.ts';
import { type CatalogueProduct, productIn, viewOf } from './conditions.ts';
import { facetOf } from './facets.ts';
import { listedProduct, productAnswer } from './product-view.ts';

type CatalogueConditions = Conditions<CatalogueCategory, CatalogueColumn>;

function findFittingProducts(
  { world: { store, catalogue } }: Call,
  conditions: CatalogueConditions,
): CatalogueProduct[] {
  const products = store.all('products').map((entry) => productIn(catalogue, entry));
  return products.filter((product) => fitsConditions(product, conditions));
}

function entriesOf(products: readonly CatalogueProduct[]): ProductEntry[] {
  return products.map(({ entry }) => entry);
}

/** The caller's favourite entry of a product. */
function favouriteOf({ world, member }: Call, productId: number): number | undefined {
  const favourites = member ? world.store.all('favourites') : [];
  return favourites.find((entry) => entry.$owner === member?.$id && entry.productId === productId)
    ?.proCollecId;
}

/** Custom because filters, sorting, facets and prices are rules of the catalogue, and a sample takes points and stock. */
export const catalogueHandlers: CustomHandlers = {
  listProducts(call, request) {
    const { catalogue } = call.world;
    const view = viewOf(catalogue);
    const conditions = readConditions(view, request);
    if (!conditions.ok) return conditions;
    const sort = readSort(view, conditions.value, request);
    if (!sort.ok) return sort;
    const found = sortProducts(findFittingProducts(call, conditions.value), sort.value, call.language);
    const { quantity, moreColumns } = request;
    const shown = { language: call.language, quantity, moreColumns, terms: conditions.value.terms };
    const data = pageOf(found, request).map(({ entry }) => listedProduct(catalogue, entry, shown));
    return { ok: true, data, params: { totalDataCounts: found.length } };
  },

  /** Each column is counted under the conditions of all others. */
  countProductFacets(call, request) {
    const { catalogue } = call.world;
    const read = readConditions(viewOf(catalogue), request);
    if (!read.ok) return read;
    const conditions = read.value;
    const whole = entriesOf(findFittingProducts(call, unfilteredConditions(conditions.category)));
    const columns = catalogue.columnsOf(request.catalogId).filter(isOfferedFilter);
    const data = columns.map((column) =>
      facetOf({
        catalogue,
        column,
        whole,
        now: entriesOf(findFittingProducts(call, withoutColumn(conditions, column))),
        language: call.language,
      }),
    );
    return { ok: true, data, params: { totalDataCounts: findFittingProducts(call, conditions).length } };
  },

  /** A withdrawn product has a code of its own; the detail shows every column and the path of categories. */
  getProduct(call, { productId }) {
    const { store, catalogue } = call.world;
    const found = requireExisting(store.at('products', productId));
    if (!found.ok) return found;
    const product = found.value;
    const columns = catalogue.columnsOf(product.catalogId);
    const { language } = call;
    const answer = productAnswer(catalogue, product, { columns, language });
    const { goodsLoop, createTime } = product;
    const path = catalogue.path(product.catalogId);
    const detailed = detailedProduct(answer, { goodsLoop, path, createTime }, language);
    const withdrawn = refuseWithdrawn(product.$withdrawn, detailed);
    if (withdrawn) return withdrawn;
    const proCollecId = favouriteOf(call, productId);
    return { ok: true, data: { ...detailed, ...(proCollecId === undefined ? {} : { proCollecId }) } };
  },

  /** Pure conversion, no lookup. */
  getUsdPrice({ language }, { unitPrice }) {
    const data = priceInYuan(unitPrice, rateMicros);
    return { ok: true, data, params: sentRateOrigin(deliveredRate.origin, language) };
  },

  applySample(call, { productId, integralNum, ...receiver }) {
    const { store } = call.world;
    const found = requireExisting(store.at('products', productId));
    if (!found.ok) return found;
    const product = found.value;
    const { points: balance } = balancesOf(call);
    const refusal = refuseSample({ product: offeredProduct(product), integralNum, balance });
    if (refusal) return refusal;
    store.change('products', product, { stock: product.stock - samplePieces });
    const { orderNo } = store.add('sampleOrders', ($id) => ({
      $id,
      $owner: callingMember(call).$id,
      sampleId: $id,
      orderNo: orderNumber('S', $id, call.now),
      ...newSampleOrder,
      integralNum,
      ...sampleOf(product),
      ...receiver,
      createTime: call.now.toISOString(),
      logisticsName: null,
      logisticsNum: null,
    }));
    bookPoints(call, sampleEntry(orderNo, integralNum));
    recordStep(call, orderNo, placedStep);
    return { ok: true };
  },
};
