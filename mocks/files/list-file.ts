import { inLanguage, isLanguage, type Language } from '#domain/language.ts';
import { currencyKey, pickCurrency } from '#domain/money/index.ts';
import {
  formatsOf,
  knownFields,
  type ListAddress,
  readListAddress,
} from '#domain/public-lists/list-address.ts';
import { namedFormat } from '#domain/public-lists/list-format.ts';
import { headingOf, rowOf, type TableColumn, type TableReader } from '#domain/public-lists/list-table.ts';
import { searchOf, withListedKeyword } from '#domain/public-lists/narrowed-search.ts';
import { productTable, productTableNames, type TableMoney } from '#domain/public-lists/product-table.ts';
import { isProductList, operationOf, plainLists } from '#domain/public-lists/public-lists.ts';
import type { Row } from '#domain/tables/cell.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { type OperationId, routes } from '#generated/server/routes.ts';
import { type Answered, type Anything, callOf, type Fields } from '../client.ts';
import type { MockShop } from '../shop.ts';
import { rateMicros } from '../world/money/exchange-rate.ts';
import { asDownload } from './as-download.ts';
import { tableContent } from './table-file.ts';
import { parametersOf, tableProduct } from './table-products.ts';

interface Asked {
  readonly shop: MockShop;
  readonly address: ListAddress;
  readonly reader: TableReader;
  readonly money: TableMoney;
}

const pageSize = 100;
const json = { 'content-type': 'application/json; charset=utf-8' };

function planOf({ list }: ListAddress) {
  const operation: OperationId = operationOf(list);
  const plan = routes.find(({ operationId }) => operationId === operation)?.plan ?? { fields: {} };
  return { operation, plan, isPaged: 'pageNum' in plan.fields };
}

/** One page of the list, as its call returns it; the whole list where it has no pages. */
async function callList({ shop, address, reader }: Asked, page: Fields): Promise<Answered> {
  const { operation, plan, isPaged } = planOf(address);
  const fields = { ...Object.fromEntries(knownFields(address, plan)), ...(isPaged ? page : {}) };
  const call = callOf(operation, fields, { language: reader.language, now: shop.now() });
  const { status, body } = await shop.answer(call);
  return { ...parseJson<Answered>(body), status };
}

interface Plain {
  readonly items: (answer: unknown) => readonly unknown[];
  readonly columns: readonly TableColumn<unknown>[];
}

interface Table {
  readonly heading: readonly string[];
  readonly rows: readonly Row[];
}

async function allItems(
  asked: Asked,
  items: (answer: Answered) => readonly Anything[],
): Promise<readonly Anything[] | Answered> {
  const all: Anything[] = [];
  const { isPaged } = planOf(asked.address);
  for (let pageNum = 1; ; pageNum += 1) {
    const answer = await callList(asked, { pageNum, pageSize });
    if (answer.code !== 0) return answer;
    const found = items(answer);
    all.push(...found);
    if (!isPaged || found.length < pageSize) return all;
  }
}

/** The products that a comparison names, or that the call of a list finds; the conditions of either are checked by the call. */
async function idsOf(asked: Asked): Promise<ReadonlySet<number> | Answered> {
  const { list, ids } = asked.address;
  if (ids) {
    const checked = await callList(asked, { pageNum: 1, pageSize: 1 });
    return checked.code === 0 ? new Set(ids) : checked;
  }
  const found = await allItems(asked, ({ data }) => (list === 'products' ? data : data.productResult.data));
  return 'code' in found ? found : new Set(found.map(({ productId }) => Number(productId)));
}

async function productsTable(asked: Asked): Promise<Table | Answered> {
  const { shop, address, reader, money } = asked;
  const ids = await idsOf(asked);
  if ('code' in ids) return ids;
  const asPrice = address.fields.find(([name]) => name === 'quantity')?.[1];
  const quantity = asPrice === undefined ? undefined : Number(asPrice);
  return shop.mutate(({ catalogue, store }) => {
    const entries = new Map(store.all('products').map((entry) => [entry.productId, entry]));
    const products = [...ids].flatMap((id) => entries.get(id) ?? []).filter(({ $withdrawn }) => !$withdrawn);
    const shown = { language: reader.language, quantity };
    const listed = products.map((entry) => tableProduct(catalogue, entry, shown));
    const hasDatasheets = listed.some(({ shown: { datasheetUrl } }) => datasheetUrl !== undefined);
    const table = productTable(parametersOf(catalogue, products), { quantity, money, hasDatasheets });
    const rows = listed.map((product) => table.row(product, reader));
    return { heading: table.heading(reader.language), rows };
  });
}

async function tableOf(asked: Asked): Promise<Table | Answered> {
  const { list } = asked.address;
  if (isProductList(list)) return productsTable(asked);
  // The items of a list are what its own columns show.
  const { items, columns } = plainLists[list] as unknown as Plain;
  const found = await allItems(asked, items);
  if ('code' in found) return found;
  const rows = found.map((item) => rowOf(columns, item, asked.reader));
  return { heading: headingOf(columns, asked.reader.language), rows };
}

/** The list with the words that its search really looks for, where it narrows one. */
async function findListed(asked: Asked): Promise<Asked> {
  const search = searchOf(asked.address);
  if (!search) return asked;
  const found = await callList({ ...asked, address: search }, { pageNum: 1, pageSize: 1 });
  const listedKeyword = found.code === 0 ? found.data.productResult.params.listedKeyword : undefined;
  return { ...asked, address: withListedKeyword(asked.address, listedKeyword) };
}

/** The list of a page in the format that its address names; undefined where it names none. */
export async function listFileResponse(shop: MockShop, url: URL): Promise<Response | undefined> {
  const name = url.searchParams.get('format');
  const address = name ? readListAddress(url.pathname, url.searchParams) : undefined;
  if (!name || !address) return undefined;
  const named = url.searchParams.get('language');
  const language: Language = isLanguage(named) ? named : 'zh_CN';
  const currency = pickCurrency(url.searchParams.get(currencyKey), language);
  const money = { currency, rateMicros };
  const typed: Asked = { shop, address, reader: { language, origin: url.origin }, money };
  const format = namedFormat(name);
  if (!format || !formatsOf(address).includes(format))
    return new Response('No such format\n', { status: 400 });
  const asked = await findListed(typed);
  if (format === 'json') return Response.json(await callList(asked, {}));
  const table = await tableOf(asked);
  if ('code' in table) return new Response(JSON.stringify(table), { status: 400, headers: json });
  const { list } = address;
  const title = inLanguage(isProductList(list) ? productTableNames[list] : plainLists[list].name, language);
  return new Response(tableContent(title, format, table), { headers: asDownload(`${title}.${format}`) });
}
