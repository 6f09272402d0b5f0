import { shownSecondFactor, shownSession } from '#domain/account-security/shown-session.ts';
import { placeIn } from '#domain/addresses/region-names.ts';
import { shownAddress } from '#domain/addresses/shown-address.ts';
import {
  type SavedProduct,
  savedProduct,
  sentSeenPrice,
  sentTiers,
} from '#domain/catalogue/saved-product.ts';
import { closingBlockers } from '#domain/my-data/closing.ts';
import { sentDiscountTerms } from '#domain/order-submit/discount-terms.ts';
import { contractOf, shownBackorder, shownPayBefore } from '#domain/orders-standard/shown-order.ts';
import { partText } from '#domain/part-texts/index.ts';
import type { OperationId } from '#generated/server/handlers.ts';
import { secondFactorOf } from './account-security/second-factor.ts';
import { regionNames } from './addresses/region-names.ts';
import { type Call, callingMember } from './call.ts';
import type { CollectionName, ProductEntry } from './entries.ts';
import type { Entry } from './entry.ts';
import { balancesOf } from './ledger/ledger.ts';
import { closingFacts } from './my-data/closing-facts.ts';
import type { LineEntry } from './orders/order-entries.ts';
import { detailParts } from './orders/order-history.ts';

/** Operations that answer one order with all of its parts. */
const orderDetails = new Set<OperationId>(['getStandardOrder', 'getCustomisedOrder', 'getSampleOrder']);

type Join = (call: Call, entry: Entry) => Entry;

function productOf({ world }: Call, { productId }: Entry): ProductEntry {
  const product = world.store.find('products', 'productId', productId);
  if (!product) throw new Error(`there is no product ${String(productId)}`);
  return product;
}

/** A product of the world as a cart or a list of favourites has it. */
function asSaved(product: ProductEntry): SavedProduct {
  const { $unitPrice: unitPrice, $backorderWeeks: backorderWeeks, $withdrawn: withdrawn } = product;
  return { ...product, unitPrice, backorderWeeks, withdrawn };
}

function seenPrice({ $seenPrice }: Entry) {
  return sentSeenPrice(typeof $seenPrice === 'number' ? $seenPrice : undefined);
}

/** A cart line with the current state of its product. */
const ofCart: Join = (call, entry) => {
  const product = productOf(call, entry);
  return {
    ...entry,
    ...savedProduct(asSaved(product), call.language),
    ...sentTiers(product.$tiers),
    ...seenPrice(entry),
  };
};

/** A request for a mail with the current state of its product. */
const ofWaited: Join = (call, entry) => {
  return { ...entry, params: savedProduct(asSaved(productOf(call, entry)), call.language) };
};

/** A favourite or a footprint with the current state of its product. */
const ofKept: Join = (call, entry) => {
  return {
    ...ofWaited(call, entry),
    ...seenPrice(entry),
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

/** Every order shows its address; its history, requests, invoices, and until when it can be paid only the detail shows. */
const ofOrder: Join = (call, stored) => {
  const receivingAddress = shownAddress(call.language, regionNames, String(stored.receivingAddress));
  const entry: Entry = { ...stored, receivingAddress };
  return orderDetails.has(call.operation) ? { ...entry, ...detailParts(call, String(entry.orderNo)) } : entry;
};

/** Name and description of a part as answers show them. */
function shownTexts(
  { productName, productDescribe }: Pick<LineEntry, 'productName' | 'productDescribe'>,
  { language }: Call,
) {
  return {
    productName: partText(productName, language),
    productDescribe: partText(productDescribe, language),
  };
}

const ofStandardOrder: Join = (call, stored) => {
  const order = call.world.store.at('standardOrders', stored.$id);
  const [first] = order?.lines ?? [];
  if (!order || !first) return stored;
  const { orderNo, proOrderState, systemContract } = order;
  const createdAt = new Date(order.createTime);
  const entry: Entry = {
    ...stored,
    ...shownTexts(first, call),
    systemContract: contractOf({ orderNo, proOrderState, systemContract }, call.language),
    lines: order.lines.map(({ $backordered: backordered, $backorderWeeks: backorderWeeks, ...line }) => ({
      ...line,
      ...shownTexts(line, call),
      ...shownBackorder({ backordered, backorderWeeks }, { createdAt, proOrderState }),
    })),
  };
  const whole = ofOrder(call, entry);
  return orderDetails.has(call.operation)
    ? { ...whole, ...shownPayBefore({ proOrderState, createdAt }) }
    : whole;
};

const ofSampleOrder: Join = (call, stored) => {
  const order = call.world.store.at('sampleOrders', stored.$id);
  if (!order) return stored;
  const productName = partText(order.params.productName, call.language);
  return ofOrder(call, { ...stored, params: { ...order.params, productName } });
};

/** The detail names the attachment as it was uploaded. */
const ofCustomisedOrder: Join = (call, entry) => {
  const whole = ofOrder(call, entry);
  const annex = call.world.store.find('storedFiles', 'path', entry.annexFile);
  return annex && orderDetails.has(call.operation) ? { ...whole, annexName: annex.name } : whole;
};

const ofSession: Join = ({ world, token }, entry) => {
  const session = world.store.at('sessions', entry.$id);
  if (!session) return entry;
  const { sessionId: id, userAgent, address } = session;
  const [openedAt, usedAt] = [new Date(session.openedAt), new Date(session.usedAt)];
  return { ...entry, ...shownSession({ id, userAgent, address, openedAt, usedAt }, session.token === token) };
};

/** Lists omit the long text. */
function without(field: string): Join {
  return (_, entry) => ({ ...entry, [field]: undefined });
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
  sampleOrders: ofSampleOrder,
  accounts: ofAccount,
  addresses: ofAddress,
  sessions: ofSession,
};

/** What an operation shows of an entry that others do not. */
const operationJoins: Partial<Record<OperationId, Join>> = {
  listNews: without('content'),
  listSolutions: without('remark'),
  getClosing: (call, entry) => {
    return { ...entry, blockers: closingBlockers(closingFacts(call), call.now) };
  },
  getConsumerDiscount: (call, entry) => {
    return { ...entry, ...sentDiscountTerms(callingMember(call).grade, balancesOf(call).points) };
  },
  getSecondFactor: (call, entry) => {
    const state = secondFactorOf(call, entry.$id);
    const enabledAt = state?.enabledAt === undefined ? undefined : new Date(state.enabledAt);
    return { ...entry, ...shownSecondFactor(enabledAt, state?.recoveryCodes.length ?? 0) };
  },
};

export function withRelatedFields(call: Call, collection: CollectionName, entry: Entry): Entry {
  const joined = joins[collection]?.(call, entry) ?? entry;
  return operationJoins[call.operation]?.(call, joined) ?? joined;
}
