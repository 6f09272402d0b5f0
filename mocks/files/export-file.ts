import { pickCurrency } from '#domain/money/index.ts';
import { readExportLink } from '#domain/order-export/export-link.ts';
import type { OrderTable } from '#domain/order-export/order-table.ts';
import { exportName, orderTables } from '#domain/order-export/order-tables.ts';
import { recordOf } from '#domain/record-of.ts';
import type { Call, World } from '../world/call.ts';
import { runList } from '../world/engine.ts';
import { tableContent } from './table-file.ts';

const lists = {
  standard: 'listStandardOrders',
  customised: 'listCustomisedOrders',
  sample: 'listSampleOrders',
} as const;

/** Enough for all orders of the mocks at once. */
const allOrders = { pageNum: 1, pageSize: 100_000 };

export interface ExportFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** The export that a link of the mocks opens: the orders of the list with the same filters. */
export function exportFile(world: World, url: URL, now: Date): ExportFile {
  const { kind, format, language, ...filters } = readExportLink(url.pathname, url.searchParams);
  const member = world.store.at('members', Number(url.searchParams.get('member')));
  const call: Call = {
    world,
    operation: lists[kind],
    language,
    now,
    token: undefined,
    userAgent: '',
    address: '',
    member,
  };
  // Each list takes the same filters, and its answer is what the table of the kind shows.
  const { data } = recordOf(runList(call, { ...filters, ...allOrders }));
  const orders: readonly unknown[] = Array.isArray(data) ? data : [];
  // The kind of the table is that of the list.
  const table = orderTables[kind] as OrderTable<unknown>;
  // A link of the mocks is opened without the cookie of the currency.
  const reader = { language, currency: pickCurrency(undefined, language) };
  const rows = orders.flatMap((order) => table.rows(order, reader));
  const name = exportName(kind, language);
  const heading = table.heading(reader);
  return { name: `${name}.${format}`, content: tableContent(name, format, { heading, rows }) };
}
