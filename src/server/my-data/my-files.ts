import { type SQL, sql } from 'drizzle-orm';
import { inLanguage, type Language } from '#domain/language.ts';
import { pickCurrency } from '#domain/money/index.ts';
import { myHeading, myRow } from '#domain/my-data/my-archive.ts';
import { type MyTableKey, myTables } from '#domain/my-data/my-tables.ts';
import { exportName, orderTables } from '#domain/order-export/order-tables.ts';
import type { Row } from '#domain/tables/cell.ts';
import type { Executor } from '#server/db/client.ts';
import { orderRows } from '#server/order-export/index.ts';
import { snakeCase } from './table-names.ts';

/** Rows that are read at once. */
const pageRows = 500;

interface TableKeys {
  /** Column in whose order the rows are read. */
  readonly key: string;
  /** Column that names the member; `order` where only the order of a row does. */
  readonly member?: string;
}

const keys: Readonly<Record<MyTableKey, TableKeys>> = {
  member: { key: 'id', member: 'id' },
  address: { key: 'id' },
  account: { key: 'member_id' },
  accountEntry: { key: 'id' },
  pointsEntry: { key: 'id' },
  withdrawal: { key: 'id' },
  payment: { key: 'number' },
  refund: { key: 'payment_number' },
  invoice: { key: 'id' },
  customisedOrder: { key: 'order_no' },
  orderEvent: { key: 'id', member: 'order' },
  afterSales: { key: 'id' },
  chatMessage: { key: 'id' },
  notice: { key: 'id' },
  project: { key: 'id' },
  remoteSupport: { key: 'id' },
  favourite: { key: 'id' },
  footprint: { key: 'id' },
  stockAlert: { key: 'id' },
  cartItem: { key: 'id' },
  storedFile: { key: 'name' },
  issuedDocument: { key: 'file_name' },
  secondFactor: { key: 'member_id' },
  session: { key: 'id' },
};

const orderTableNames = ['standard_order', 'customised_order', 'sample_order'].map((name) =>
  sql.identifier(name),
);

/** Condition that a row is the member's. */
function isOwn(member: string, memberId: number): SQL {
  if (member !== 'order') return sql`${sql.identifier(member)} = ${memberId}`;
  const own = orderTableNames.map(
    (table) => sql`select order_no from ${table} where member_id = ${memberId}`,
  );
  return sql`order_no in (${sql.join(own, sql` union all `)})`;
}

/** The rows of a table that belong to a member, page by page; each page starts behind the last row of the one before. */
async function* rowsOf(db: Executor, table: MyTableKey, memberId: number, language: Language) {
  const { key, member = 'member_id' } = keys[table];
  const shown = myTables[table];
  const [from, by] = [snakeCase(table), key].map((name) => sql.identifier(name));
  const own = isOwn(member, memberId);
  const fields = Object.keys(shown.columns).map(
    (field) => sql`${sql.identifier(snakeCase(field))} as ${sql.identifier(field)}`,
  );
  let last: unknown;
  for (let isFull = true; isFull; ) {
    const behind = last === undefined ? sql`` : sql` and ${by} > ${last}`;
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select ${by} as "rowKey", ${sql.join(fields, sql`, `)} from ${from}
        where ${own}${behind} order by ${by} limit ${pageRows}`,
    );
    yield rows.map((row) => myRow(shown, row, language));
    last = rows.at(-1)?.rowKey;
    isFull = rows.length === pageRows;
  }
}

/** A table of the archive, read page by page. */
export interface MyFile {
  readonly name: string;
  readonly heading: readonly string[];
  readonly pages: () => AsyncIterable<readonly Row[]>;
}

/** The tables of the archive of a member. */
export function filesOf(db: Executor, memberId: number, language: Language): readonly MyFile[] {
  const names = Object.keys(myTables).filter((name): name is MyTableKey => name in myTables);
  const tables = names.map((table) => ({
    name: inLanguage(myTables[table].name, language),
    heading: myHeading(myTables[table], language),
    pages: () => rowsOf(db, table, memberId, language),
  }));
  const reader = { language, currency: pickCurrency(undefined, language) };
  const orders = (['standard', 'customised', 'sample'] as const).map((kind) => ({
    name: exportName(kind, language),
    heading: orderTables[kind].heading(reader),
    pages: () => orderRows(db, { kind, state: undefined, filters: { memberId } }, reader),
  }));
  return [...tables, ...orders];
}
