import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { openTestDatabase } from '../support/database.ts';

const modules: readonly Record<string, unknown>[] = await Promise.all(
  globSync('src/server/db/schema/*.ts').map((path) => import(pathToFileURL(path).href)),
);
const tables = [...new Set(modules.flatMap((module) => Object.values(module)))].filter(
  (value): value is PgTable => is(value, PgTable),
);

/** Tables that only SQL touches. */
const withoutSchema = [
  'product_slot',
  'schema_migration',
  'brand_alias',
  'search_tokens',
  'order_search_text',
  'page_version',
  'product_change',
];
/** Generated columns that only conditions in SQL name. */
const onlyInSql: ReadonlySet<string> = new Set(['technical_document.search']);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Column {
  column_name: string;
  data_type: string;
  is_nullable: 'YES' | 'NO';
  has_default: boolean;
}

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await database.pool.query<Column>(
    `select column_name, data_type, is_nullable,
       column_default is not null and is_generated = 'NEVER' as has_default from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by column_name`,
    [table],
  );
  return rows.filter(({ column_name }) => !onlyInSql.has(`${table}.${column_name}`));
}

describe('the tables of the migrations', () => {
  it.each(tables.map((table) => [getTableName(table), table] as const))(
    '%s is what the schema says',
    async (name, table) => {
      const declared = getTableConfig(table).columns.map((column) => ({
        column_name: column.name,
        data_type: column.getSQLType().endsWith('[]') ? 'ARRAY' : column.getSQLType(),
        is_nullable: column.notNull ? 'NO' : 'YES',
        has_default: column.default !== undefined,
      }));
      expect(declared.sort((a, b) => a.column_name.localeCompare(b.column_name))).toEqual(
        await columnsOf(name),
      );
    },
  );

  it('are all in the schema, but for those that only SQL touches', async () => {
    const { rows } = await database.pool.query<{ table_name: string }>(
      `select table_name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
    );
    const known = [...tables.map(getTableName), ...withoutSchema];
    expect(rows.map(({ table_name }) => table_name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('are made once, however often and by however many servers that is asked for', async () => {
    await Promise.all([migrate(database.pool), migrate(database.pool)]);
    const { rows } = await database.pool.query('select name from schema_migration order by name');
    expect(rows.length).toBeGreaterThan(3);
  });

  it('are refused when a migration was changed after it ran', async () => {
    await database.pool.query(`update schema_migration set hash = 'other' where name = '0001_base.sql'`);
    await expect(migrate(database.pool)).rejects.toThrow(/another version of migration 0001_base.sql/);
  });
});
