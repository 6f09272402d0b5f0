import type { Language } from '#domain/language.ts';
import type { OrderReader, OrderTable } from '#domain/order-export/order-table.ts';
import { orderTables } from '#domain/order-export/order-tables.ts';
import type { OrderKindName } from '#domain/orders/shop-steps.ts';
import type { Row } from '#domain/tables/cell.ts';
import type { Executor } from '#server/db/client.ts';
import { inListedState, type OrderFilters } from '#server/orders/index.ts';
import { readCustomisedOrders } from '#server/orders-customised/index.ts';
import { readSampleOrders } from '#server/orders-sample/index.ts';
import { readStandardOrders } from '#server/orders-standard/index.ts';
import { orderNumbers, type Search } from './order-numbers.ts';

export type OrderKind = keyof typeof orderTables;

interface Export {
  readonly kind: OrderKind;
  readonly filters: OrderFilters;
  readonly state: number | undefined;
}

interface Reader<Order> {
  readonly from: Search['table'];
  readonly kind: OrderKindName;
  readonly read: (db: Executor, numbers: readonly string[], language: Language) => Promise<readonly Order[]>;
  readonly shown: OrderTable<Order>;
}

/** Reads and shows the orders of one kind, a page at a time. */
function rowsWith<Order>({ from: table, kind, read, shown }: Reader<Order>) {
  return async function* pages(
    db: Executor,
    { filters, state }: Export,
    reader: OrderReader,
  ): AsyncGenerator<readonly Row[]> {
    const inState = inListedState(kind, state);
    for await (const numbers of orderNumbers(db, { table, filters, inState })) {
      const orders = await read(db, numbers, reader.language);
      yield orders.flatMap((order) => shown.rows(order, reader));
    }
  };
}

const readers = {
  standard: rowsWith({
    from: 'standard_order',
    kind: 'StandardOrder',
    read: readStandardOrders,
    shown: orderTables.standard,
  }),
  customised: rowsWith({
    from: 'customised_order',
    kind: 'CustomisedOrder',
    read: readCustomisedOrders,
    shown: orderTables.customised,
  }),
  sample: rowsWith({
    from: 'sample_order',
    kind: 'SampleOrder',
    read: readSampleOrders,
    shown: orderTables.sample,
  }),
} as const;

/** The rows of an export, page by page. */
export function orderRows(
  db: Executor,
  exported: Export,
  reader: OrderReader,
): AsyncGenerator<readonly Row[]> {
  return readers[exported.kind](db, exported, reader);
}
