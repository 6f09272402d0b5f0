import { asList, asObject, asText, isObject } from '#description/json.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { codes } from '#generated/constants.ts';
import { downloadGradeValues, standardOrderDiscountTypeValues } from '#generated/enums.ts';
import { quantityLimits, unitPriceLimits } from '#generated/limits.ts';
import type { Fields } from '../../exchange.ts';
import { callOrSkip, PreconditionUnmet } from '../../precondition.ts';
import { backorderedProduct, nextProduct, type Orderable } from '../products.ts';
import { memberOf } from '../recipe.ts';
import { cartLine, cartOrder, directOrder } from '../recipes-shop.ts';
import type { ShopActors } from '../shop-actors.ts';
import { type ProductToChange, productToChange } from './changed-product.ts';
import { changeRefusal, oneMore, type Refusal, requestOf } from './refusal.ts';

/** Fewer pieces than may be ordered; a product that is sold by the piece has no such number. */
const tooFew = (name: string) => (fields: Fields) =>
  Number(fields[name]) > 2 ? { ...fields, [name]: 1 } : undefined;

const tooManyPoints = (fields: Fields) => ({
  ...fields,
  discountType: standardOrderDiscountTypeValues.pointsDiscount,
  integralNum: 1_000_000_000,
});

const noFile = '/files/u/none.pdf';
const withoutFile = (fields: Fields) => ({ ...fields, contractLink: `none.pdf,${noFile}` });

type Line = Readonly<Record<string, string | number>>;

/** A change of the lines of an order from the cart. */
const inLines =
  (change: (line: Line) => readonly Line[]) =>
  (fields: Fields): Fields => {
    const lines = parseJson<Line[]>(String(fields.productInfos));
    return { ...fields, productInfos: JSON.stringify(lines.flatMap(change)) };
  };

type ProductChange = Parameters<typeof productToChange>[1];

/** An order of one product, directly or from the cart, that the back office changes before the order is sent. */
function ordersOf(code: number, what: string, change: ProductChange): Refusal[] {
  const afterwards = async (changing: ProductToChange, request: { fields: Fields }, actors: ShopActors) => {
    const restore = await changing.apply();
    return { ...request, caller: memberOf(actors).caller, restore };
  };
  return [
    {
      id: 'submitDirectOrder',
      what,
      code,
      request: async (actors) => {
        const changing = await productToChange(actors, change);
        return afterwards(changing, { fields: directOrder(changing.product) }, actors);
      },
    },
    {
      id: 'submitCartOrder',
      what,
      code,
      request: async (actors) => {
        const changing = await productToChange(actors, change);
        const line = await cartLine(actors, memberOf(actors).caller, changing.product);
        return afterwards(changing, { fields: cartOrder(line) }, actors);
      },
    },
  ];
}

/** The dearest product in the largest quantity: in yuan it costs more than an amount may be. */
async function tooDear(actors: ShopActors) {
  const unitPrice = unitPriceLimits.maximum;
  const changing = await productToChange(actors, { unitPrice, stock: quantityLimits.maximum });
  const { product } = changing;
  const num = product.num * Math.floor(quantityLimits.maximum / product.num);
  return { changing, product: { ...product, num, unitPrice, moneyNum: unitPrice * num } };
}

const aboveLimit: readonly Refusal[] = [
  {
    id: 'submitDirectOrder',
    what: 'more money than can be paid',
    code: codes.quantityRefused,
    request: async (actors) => {
      const { changing, product } = await tooDear(actors);
      const restore = await changing.apply();
      return { fields: directOrder(product), caller: memberOf(actors).caller, restore };
    },
  },
  {
    id: 'submitCartOrder',
    what: 'more money than can be paid',
    code: codes.quantityRefused,
    request: async (actors) => {
      const { changing, product } = await tooDear(actors);
      const { caller } = memberOf(actors);
      const { carId } = await cartLine(actors, caller, changing.product);
      const restore = await changing.apply();
      return { fields: cartOrder({ ...product, carId }), caller, restore };
    },
  },
];

interface ChangedProduct {
  readonly what: string;
  readonly code: number;
  readonly change: Parameters<typeof productToChange>[1];
}

/** A product that is delivered later, in an order that says less about it than is true. */
const laterThanShown = (
  id: 'submitDirectOrder' | 'submitCartOrder',
  what: string,
  shown: Pick<Orderable, 'backorderWeeks' | 'backordered'>,
): Refusal => ({
  id,
  what,
  code: codes.deliveryChanged,
  request: async (actors) => {
    const product = await backorderedProduct(actors);
    if (!product) throw new PreconditionUnmet('the catalogue has no product that is delivered later');
    const { backorderWeeks: _, backordered: __, ...silent } = product;
    const { caller } = memberOf(actors);
    if (id === 'submitDirectOrder') return { fields: directOrder({ ...silent, ...shown }), caller };
    const { carId } = await cartLine(actors, caller, product);
    return { fields: cartOrder({ ...silent, ...shown, carId }), caller };
  },
});

/** A request while a product is changed. */
function whileChanged(
  id: string,
  { what, code, change }: ChangedProduct,
  fieldsOf: (changing: ProductToChange, actors: ShopActors) => Promise<Fields>,
): Refusal {
  const request = async (actors: ShopActors) => {
    const changing = await productToChange(actors, change);
    const fields = await fieldsOf(changing, actors);
    const restore = await changing.apply();
    return { fields, caller: memberOf(actors).caller, restore };
  };
  return { id, what, code, request };
}

const withdrawnRefusal = (id: string, fieldsOf: Parameters<typeof whileChanged>[2]): Refusal =>
  whileChanged(
    id,
    { what: 'the product is withdrawn', code: codes.productWithdrawn, change: { withdrawn: true } },
    fieldsOf,
  );

const withoutPrice = (id: string, fieldsOf: Parameters<typeof whileChanged>[2]): Refusal =>
  whileChanged(
    id,
    { what: 'the product has no price', code: codes.quoteNeeded, change: { unitPrice: null } },
    fieldsOf,
  );

async function doubleQuantity({ product }: ProductToChange, actors: ShopActors): Promise<Fields> {
  const { carId, num } = await cartLine(actors, memberOf(actors).caller, product);
  return { carId, num: num * 2 };
}

/** A filter on a number column with a unit that no quantity has. */
function unknownUnit(id: string): Refusal {
  const request = async (actors: ShopActors) => {
    const { caller, fields } = await requestOf('countProductFacets', actors);
    const { json } = await callOrSkip(caller, 'countProductFacets', fields);
    const facets = asList(asObject(json).data).filter(isObject);
    const column = facets.find(({ kind, unit }) => kind === 'number' && asText(unit) !== '');
    if (!column) throw new PreconditionUnmet('the category has no column of numbers with a unit');
    return { caller, fields: { catalogId: fields.catalogId, [`column${column.columnId}`]: '5 furlong' } };
  };
  return { id, what: 'an unknown unit in a filter', code: codes.unitUnknown, request };
}

/** A document that the grade of the member does not open. */
function closedDocument(id: 'authoriseDocumentDownload' | 'getDocumentPreview'): Refusal {
  const request: Refusal['request'] = async (actors) => {
    const { caller } = memberOf(actors);
    const { json } = await callOrSkip(actors.visitor, 'listDocuments', {
      downloadGrade: downloadGradeValues.memberDownload,
      pageSize: 50,
    });
    for (const { tid } of asList(asObject(json).data).filter(isObject)) {
      const fields = { tid: Number(tid) };
      const { json: reply } = await caller.call(id, fields);
      if (asObject(reply).code === codes.noDownloadPermission) return { caller, fields };
    }
    throw new PreconditionUnmet('the member may download every document');
  };
  return { id, what: 'the grade of the member is too low', code: codes.noDownloadPermission, request };
}

/** The catalogue, the cart and orders. */
export const shopRefusals: readonly Refusal[] = [
  unknownUnit('listProducts'),
  unknownUnit('countProductFacets'),
  changeRefusal('listProducts', codes.notFound, 'an unknown category', (fields) => ({
    ...fields,
    catalogId: Number.MAX_SAFE_INTEGER,
  })),
  closedDocument('authoriseDocumentDownload'),
  closedDocument('getDocumentPreview'),
  changeRefusal('addCartItem', codes.quantityRefused, 'too few pieces', tooFew('producNum')),
  changeRefusal('updateCartItem', codes.quantityRefused, 'too few pieces', tooFew('num')),
  changeRefusal('submitDirectOrder', codes.quantityRefused, 'too few pieces', tooFew('num')),
  changeRefusal(
    'submitCartOrder',
    codes.quantityRefused,
    'too few pieces',
    inLines((line) => [{ ...line, num: 1 }]),
  ),
  withdrawnRefusal('getProduct', async ({ product: { productId } }) => ({ productId })),
  withdrawnRefusal('addCartItem', async ({ product: { productId, num } }) => ({ productId, producNum: num })),
  whileChanged(
    'addCartItem',
    { what: 'the product is out of stock', code: codes.outOfStock, change: { stock: 0 } },
    async ({ product: { productId, num } }) => ({ productId, producNum: num }),
  ),
  {
    id: 'addStockAlert',
    what: 'the product is in stock',
    code: codes.notOffered,
    request: async (actors) => {
      const { productId } = await nextProduct(actors);
      return { fields: { productId }, caller: memberOf(actors).caller };
    },
  },
  withdrawnRefusal('addStockAlert', async ({ product: { productId } }) => ({ productId })),
  withdrawnRefusal('addFavourite', async ({ product: { productId } }) => ({ productId })),
  withdrawnRefusal('addFootprint', async ({ product: { productId } }) => ({ productId })),
  withdrawnRefusal('updateCartItem', doubleQuantity),
  withoutPrice('addCartItem', async ({ product: { productId, num } }) => ({ productId, producNum: num })),
  withoutPrice('updateCartItem', doubleQuantity),
  ...ordersOf(codes.quoteNeeded, 'the product has no price', { unitPrice: null }),
  ...ordersOf(codes.productWithdrawn, 'the product is withdrawn', { withdrawn: true }),
  ...ordersOf(codes.outOfStock, 'the product is out of stock', { stock: 0 }),
  laterThanShown('submitDirectOrder', 'a lead time that was not shown', {}),
  laterThanShown('submitDirectOrder', 'more pieces later than were shown', { backorderWeeks: 104 }),
  laterThanShown('submitCartOrder', 'a lead time that was not shown', {}),
  ...aboveLimit,
  changeRefusal('submitDirectOrder', codes.notFound, 'another product number', (fields) => ({
    ...fields,
    productNum: `${fields.productNum}X`,
  })),
  changeRefusal(
    'submitCartOrder',
    codes.notFound,
    'another product number',
    inLines((line) => [{ ...line, productNum: `${line.productNum}X` }]),
  ),
  changeRefusal(
    'submitCartOrder',
    codes.fieldRefused,
    'the same line of the cart twice',
    inLines((line) => [line, line]),
  ),
  changeRefusal('submitDirectOrder', codes.priceChanged, 'another amount', oneMore('moneyNum')),
  changeRefusal('submitCartOrder', codes.priceChanged, 'another discount', oneMore('integralMoney')),
  changeRefusal('submitDirectOrder', codes.insufficientPoints, 'more points than there are', tooManyPoints),
  changeRefusal('submitCartOrder', codes.insufficientPoints, 'more points than there are', tooManyPoints),
  changeRefusal('applySample', codes.priceChanged, 'other points', oneMore('integralNum')),
  changeRefusal('applyCustomisedOrder', codes.notFound, 'an attachment that does not exist', (fields) => ({
    ...fields,
    annexFile: noFile,
  })),
  changeRefusal('uploadStandardContract', codes.notFound, 'a file that does not exist', withoutFile),
  changeRefusal('uploadCustomisedContract', codes.notFound, 'a file that does not exist', withoutFile),
];
