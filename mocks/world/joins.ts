import { placeIn } from '#domain/addresses/region-names.ts';
import { awaitedPieces } from '#domain/cart/backorder.ts';
import { wirePrice } from '#domain/catalogue/wire-price.ts';
import { microsToCents } from '#domain/money/index.ts';
import { payBefore } from '#domain/orders/unpaid-life.ts';
import { partTexts } from '#domain/part-texts/index.ts';
import {
  cartItemWithdrawnValues,
  standardOrderProOrderStateValues,
  visitedProductWithdrawnValues,
} from '#generated/enums.ts';
import type { OperationId } from '#generated/server/handlers.ts';
import type { Call } from './call.ts';
import { wireTiers } from './catalogue/product-view.ts';
import type { CollectionName, ProductEntry } from './entries.ts';
import type { Entry } from './entry.ts';
import { balancesOf } from './ledger.ts';
import { detailParts } from './order-history.ts';
import { regionNames } from './region-names.ts';

/** Operations that answer one order with all of its parts. */
const orderDetails = new Set<OperationId>(['getStandardOrder', 'getCustomisedOrder', 'getSampleOrder']);

type Join = (call: Call, entry: Entry) => Entry;

function productOf({ world }: Call, { productId }: Entry): ProductEntry {
  const product = world.store.find('products', 'productId', productId);
  if (!product) throw new Error(`there is no product ${String(productId)}`);
  return product;
}

function named({
  productId,
  productName,
  productNum,
  productDescribe,
  productImg,
  $unitPrice,
}: ProductEntry) {
  return {
    productId,
    productName: partTexts(productName),
    productNum,
    productDescribe: partTexts(productDescribe),
    productImg,
    ...wirePrice($unitPrice),
  };
}

/** The lead time of what is not in stock, where the supplier delivers it. */
function laterIn({ $backorderWeeks }: ProductEntry): { backorderWeeks?: number } {
  return $backorderWeeks === null ? {} : { backorderWeeks: $backorderWeeks };
}

/** What the product cost when it was put there, in cents. */
function seenPrice({ $seenPrice }: Entry): number | undefined {
  return typeof $seenPrice === 'number' ? microsToCents($seenPrice) : undefined;
}

/** A cart line with the current state of its product. */
const ofCart: Join = (call, entry) => {
  const product = productOf(call, entry);
  const tiers = wireTiers(product);
  return {
    ...entry,
    ...named(product),
    startBuy: product.startBuy,
    orderMultiple: product.orderMultiple,
    stock: product.stock,
    ...laterIn(product),
    withdrawn: product.$withdrawn ? cartItemWithdrawnValues.noLongerSold : cartItemWithdrawnValues.stillSold,
    ...(tiers.length > 0 ? { priceIndex: JSON.stringify(tiers) } : {}),
    priceThen: seenPrice(entry),
  };
};

/** A request for a mail with the current state of its product. */
const ofWaited: Join = (call, entry) => {
  const product = productOf(call, entry);
  const { startBuy, orderMultiple, stock, $withdrawn } = product;
  const { stillSold, noLongerSold } = visitedProductWithdrawnValues;
  const withdrawn = $withdrawn ? noLongerSold : stillSold;
  const params = { ...named(product), startBuy, orderMultiple, stock, ...laterIn(product), withdrawn };
  return { ...entry, params };
};

/** A favourite or a footprint with the current state of its product. */
const ofKept: Join = (call, entry) => {
  return {
    ...ofWaited(call, entry),
    priceThen: seenPrice(entry),
  };
};

const ofCatalog: Join = ({ world }, entry) => {
  const products = world.store.all('products');
  const inside = ({ catalogId, $withdrawn }: ProductEntry) =>
    !$withdrawn && world.catalogue.isWithin(catalogId, entry.$id);
  return { ...entry, productCount: products.filter(inside).length };
};

const ofAccount: Join = (call, entry) => {
  const { yuan, dollars, points } = balancesOf(call);
  const { paymentType } = call.world;
  return { ...entry, accountBalance: yuan, balanceUs: dollars, integralBalance: points, paymentType };
};

const ofAddress: Join = ({ language }, entry) => {
  return { ...entry, country: placeIn(language, regionNames, String(entry.country)) };
};

/** What only the detail of an order shows: its history, requests, invoices, and until when it can be paid. */
const ofOrder: Join = (call, entry) =>
  orderDetails.has(call.operation) ? { ...entry, ...detailParts(call, String(entry.orderNo)) } : entry;

/** The lines of an order with the pieces that are still to come. */
function shownLines(call: Call, { $id }: Entry) {
  const order = call.world.store.at('standardOrders', $id);
  return order?.lines.map(({ $backordered, $backorderWeeks, ...line }) => {
    const ordered = { backordered: $backordered, backorderWeeks: $backorderWeeks };
    const setting = { orderedAt: new Date(order.createTime), state: order.proOrderState };
    const later = awaitedPieces(ordered, setting);
    return later
      ? { ...line, backordered: later.pieces, backorderTime: later.expectedAt.toISOString() }
      : line;
  });
}

const ofStandardOrder: Join = (call, stored) => {
  const entry: Entry = { ...stored, lines: shownLines(call, stored) };
  const whole = ofOrder(call, entry);
  const isOpen = entry.proOrderState === standardOrderProOrderStateValues.awaitingPayment;
  if (whole === entry || !isOpen) return whole;
  return { ...whole, payBefore: payBefore(new Date(String(entry.createTime))).toISOString() };
};

/** The detail names the attachment as it was uploaded. */
const ofCustomisedOrder: Join = (call, entry) => {
  const whole = ofOrder(call, entry);
  const annex = call.world.store.find('storedFiles', 'path', entry.annexFile);
  return whole === entry || !annex ? whole : { ...whole, annexName: annex.name };
};

/** Lists omit the long text. */
function without(field: string, list: string): Join {
  return (call, entry) => (call.operation === list ? { ...entry, [field]: undefined } : entry);
}

/** Fields that an entry shows of other entries. */
const joins: Partial<Record<CollectionName, Join>> = {
  cartItems: ofCart,
  favourites: ofKept,
  footprints: ofKept,
  stockAlerts: ofWaited,
  catalogs: ofCatalog,
  standardOrders: ofStandardOrder,
  customisedOrders: ofCustomisedOrder,
  sampleOrders: ofOrder,
  accounts: ofAccount,
  addresses: ofAddress,
  news: without('content', 'listNews'),
  solutions: without('remark', 'listSolutions'),
};

export function withRelatedFields(call: Call, collection: CollectionName, entry: Entry): Entry {
  return joins[collection]?.(call, entry) ?? entry;
}
