import { sql } from 'drizzle-orm';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { inLanguage, type Language } from '#domain/language.ts';
import { jsonLines, type MyTableKey, myHeading, myRow, myTables } from '#domain/my-data/my-tables.ts';
import { exportName, orderTables } from '#domain/order-export/order-tables.ts';
import type { Row } from '#domain/tables/cell.ts';
import { byteOrderMark, csvLines } from '#domain/tables/csv.ts';
import type { Executor } from '#server/db/client.ts';
import { orderRows } from '#server/order-export/index.ts';
import { snakeCase } from './table-names.ts';

/** Rows that are read at once. */
const pageRows = 500;

/** Columns that tell the rows of a table apart, and the one that names the member. */
const keys: Readonly<Record<MyTableKey, { readonly key: string; readonly member?: string }>> = {
  member: { key: 'id', member: 'id' },
  address: { key: 'id' },
  account: { key: 'member_id' },
  accountEntry: { key: 'id' },
  pointsEntry: { key: 'id' },
  withdrawal: { key: 'id' },
  payment: { key: 'number' },
  invoice: { key: 'id' },
  afterSales: { key: 'id' },
  chatMessage: { key: 'id' },
  notice: { key: 'id' },
  project: { key: 'id' },
  remoteSupport: { key: 'id' },
  favourite: { key: 'id' },
  footprint: { key: 'id' },
  cartItem: { key: 'id' },
  storedFile: { key: 'name' },
  session: { key: 'id' },
};

/** The rows of a table that belong to a member, page by page; each page starts behind the last row of the one before. */
async function* rowsOf(db: Executor, table: MyTableKey, memberId: number, language: Language) {
  const { key, member = 'member_id' } = keys[table];
  const shown = myTables[table];
  const [from, by, owner] = [snakeCase(table), key, member].map((name) => sql.identifier(name));
  const fields = Object.keys(shown.columns).map(
    (field) => sql`${sql.identifier(snakeCase(field))} as ${sql.identifier(field)}`,
  );
  let last: unknown;
  for (let isFull = true; isFull; ) {
    const behind = last === undefined ? sql`` : sql` and ${by} > ${last}`;
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select ${by} as "rowKey", ${sql.join(fields, sql`, `)} from ${from}
        where ${owner} = ${memberId}${behind} order by ${by} limit ${pageRows}`,
    );
    yield rows.map((row) => myRow(shown, row, language));
    last = rows.at(-1)?.rowKey;
    isFull = rows.length === pageRows;
  }
}

interface MyFile {
  readonly name: string;
  readonly heading: readonly string[];
  readonly pages: () => AsyncIterable<readonly Row[]>;
}

function filesOf(db: Executor, memberId: number, language: Language): readonly MyFile[] {
  const names = Object.keys(myTables).filter((name): name is MyTableKey => name in myTables);
  const tables = names.map((table) => ({
    name: inLanguage(myTables[table].name, language),
    heading: myHeading(myTables[table], language),
    pages: () => rowsOf(db, table, memberId, language),
  }));
  const orders = (['standard', 'customised', 'sample'] as const).map((kind) => ({
    name: exportName(kind, language),
    heading: orderTables[kind].heading(language),
    pages: () => orderRows(db, { kind, state: undefined, filters: { memberId } }, language),
  }));
  return [...tables, ...orders];
}

async function* csvOf({ heading, pages }: MyFile): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([heading]);
  for await (const rows of pages()) yield csvLines(rows);
}

async function* jsonOf({ heading, pages }: MyFile): AsyncGenerator<string> {
  yield '[\n';
  let isFirst = true;
  for await (const rows of pages()) {
    yield jsonLines(heading, rows, isFirst);
    if (rows.length > 0) isFirst = false;
  }
  yield '\n]\n';
}

/** A slower level would hold up other requests. */
const fast = 1;

/** Everything that the shop holds about a member as a ZIP, packed while it is read: memory does not grow with the data. */
export async function* myDataZip(
  db: Executor,
  memberId: number,
  language: Language,
): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const writers = { csv: csvOf, json: jsonOf } as const;
  for (const file of filesOf(db, memberId, language))
    for (const [extension, write] of Object.entries(writers)) {
      const part = new ZipDeflate(`${file.name}.${extension}`, { level: fast });
      zip.add(part);
      for await (const text of write(file)) {
        part.push(strToU8(text));
        if (packed.length > 0) yield Buffer.concat(packed.splice(0));
      }
      part.push(new Uint8Array(0), true);
    }
  zip.end();
  yield Buffer.concat(packed);
  packed = [];
}
