import type { Pool } from 'pg';
import type { ParamValue } from '#server/db/schema/catalogue.ts';

export type StoredProduct = Record<string, unknown> & { path: string; stated: Record<string, ParamValue> };

const product = `select p.*, to_json(p.break_price) as break_price, c.path_key as path,
  (select json_object_agg(d.key, s.value) from jsonb_each(p.params) s join column_def d on d.id = s.key::int) as stated
  from product p join category c on c.id = p.category_id where supplier = $1 and supplier_no = $2`;

/** A product as it is stored; `stated` are its parameters by the key of their column. */
export async function readProduct(
  db: Pool,
  supplier: string,
  supplierNo: string,
): Promise<StoredProduct | undefined> {
  return (await db.query<StoredProduct>(product, [supplier, supplierNo])).rows[0];
}

export type StoredColumn = {
  key: string;
  nameZh: string;
  nameEn: string;
  kind: string;
  unit: string | null;
  screen: boolean;
  listType: boolean;
  slot: string | null;
  sort: number;
};

const columns = `select distinct d.id, d.key, d.name_zh as "nameZh", d.name_en as "nameEn", d.kind, d.unit, d.screen,
  d.list_type as "listType", d.slot, d.sort from column_def d join product p on p.category_id = d.category_id
  where p.supplier = $1 order by d.sort, d.id`;

/** The columns of the categories in which a supplier has products, in their order. */
export async function readColumns(db: Pool, supplier: string): Promise<StoredColumn[]> {
  return (await db.query<StoredColumn>(columns, [supplier])).rows;
}

const tables = ['category', 'column_def', 'product', 'text_value', 'product_slot', 'catalogue_version'];

/** Everything that the catalogue holds, as text that can be compared. */
export async function snapshot(db: Pool): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await db.query<{ row: string }>(`select t::text as row from ${table} t order by 1`);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

export async function countProducts(db: Pool, supplier: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*) from product where supplier = $1', [
    supplier,
  ]);
  return rows[0]?.count ?? 0;
}
