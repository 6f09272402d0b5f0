import { headingOf, rowOf, type TableColumn, type TableReader } from '#domain/public-lists/list-table.ts';
import { productTable, type TableMoney } from '#domain/public-lists/product-table.ts';
import {
  isProductList,
  type PlainListName,
  type ProductListName,
  plainLists,
} from '#domain/public-lists/public-lists.ts';
import type { Row } from '#domain/tables/cell.ts';
import { constants } from '#generated/constants.ts';
import { productIds, productRows } from '#server/catalogue/index.ts';
import type { Services } from '#server/services.ts';
import type { AnyReply } from '#server/wire/idempotency.ts';
import { answerOf, callList, type ListCall } from './call-list.ts';

export interface ListRows {
  readonly heading: readonly string[];
  readonly pages: AsyncIterable<readonly Row[]>;
}

type Read<T> = { readonly ok: true; readonly value: T } | Extract<AnyReply, { ok: false }>;

/** The largest page that every call of a list has. */
const pageSize = 100;
const most = constants.listFileRows;

interface Reading {
  readonly ids: readonly number[] | undefined;
  readonly call: ListCall;
  readonly services: Services;
  readonly reader: TableReader;
  readonly money: TableMoney;
}

interface Plain {
  readonly items: (answer: unknown) => readonly unknown[];
  readonly columns: readonly TableColumn<unknown>[];
}

/** The first page is read ahead, so that a refusal is known before anything is sent. */
async function plainRows(name: PlainListName, { call, services, reader }: Reading): Promise<Read<ListRows>> {
  // The items of a list are what its own columns show.
  const { items, columns } = plainLists[name] as unknown as Plain;
  const isPaged = 'pageNum' in call.request;
  const page = (pageNum: number) => callList(call, services, isPaged ? { pageNum, pageSize } : {});
  const first = await page(1);
  if (!first.ok) return first;
  async function* pages(): AsyncGenerator<readonly Row[]> {
    let reply: AnyReply = first;
    for (let pageNum = 1; reply.ok; pageNum += 1) {
      const found = items(reply);
      yield found.map((item) => rowOf(columns, item, reader));
      if (!isPaged || found.length < pageSize || pageNum * pageSize >= most) return;
      reply = await page(pageNum + 1);
    }
  }
  return { ok: true, value: { heading: headingOf(columns, reader.language), pages: pages() } };
}

async function foundIds({ call, services }: Reading): Promise<Read<readonly number[]>> {
  const ids: number[] = [];
  for (let pageNum = 1; ids.length < most; pageNum += 1) {
    const reply = await callList(call, services, { pageNum, pageSize });
    if (!reply.ok) return reply;
    const found = answerOf<'searchAll'>(reply).data.productResult.data;
    ids.push(...found.map(({ productId }) => productId));
    if (found.length < pageSize) break;
  }
  return { ok: true, value: ids };
}

async function listedIds({ call, services }: Reading): Promise<Read<readonly number[]>> {
  const { language } = call.context;
  // The route has validated it.
  const request = call.request as unknown as Parameters<typeof productIds>[1];
  return productIds(services.pool, request, { language, most });
}

function idsOf(
  name: ProductListName,
  reading: Reading,
): Promise<Read<readonly number[]>> | Read<readonly number[]> {
  if (name === 'compared') return { ok: true, value: reading.ids ?? [] };
  return name === 'products' ? listedIds(reading) : foundIds(reading);
}

async function tableOfProducts(name: ProductListName, reading: Reading): Promise<Read<ListRows>> {
  const { call, services, reader, money } = reading;
  const ids = await idsOf(name, reading);
  if (!ids.ok) return ids;
  const quantity = typeof call.request.quantity === 'number' ? call.request.quantity : undefined;
  const found = await productRows(services.pool, ids.value, { language: reader.language, quantity });
  const table = productTable(found.parameters, { quantity, money, hasDatasheets: found.hasDatasheets });
  async function* pages(): AsyncGenerator<readonly Row[]> {
    for await (const products of found.pages) yield products.map((product) => table.row(product, reader));
  }
  return { ok: true, value: { heading: table.heading(reader.language), pages: pages() } };
}

/** The rows of a whole list, read while they are written. */
export function listRows(name: PlainListName | ProductListName, reading: Reading): Promise<Read<ListRows>> {
  return isProductList(name) ? tableOfProducts(name, reading) : plainRows(name, reading);
}
