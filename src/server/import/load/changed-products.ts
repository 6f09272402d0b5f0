import { type ProductInput, productColumns } from '#server/catalogue/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

/** Fields by which a product is found, and the run that loaded it last, which is not a difference. */
const uncompared: ReadonlySet<keyof ProductInput> = new Set(['supplier', 'supplierNo', 'importRunId']);
const compared = productColumns.filter(([field]) => !uncompared.has(field));

function row(alias: string): string {
  return `(${compared.map(([, name]) => `${alias}.${name}`).join(', ')})`;
}

const same = `select p.supplier_no from json_populate_recordset(null::product, $2::json) w
  join product p on p.supplier = $1 and p.supplier_no = w.supplier_no where ${row('p')} is not distinct from ${row('w')}`;

/** Leaves out the products that the database already holds in every detail, so that a second run changes nothing. */
export async function changedProducts(
  db: Queryable,
  supplier: string,
  inputs: readonly ProductInput[],
): Promise<ProductInput[]> {
  const records = inputs.map((input) => ({
    supplier_no: input.supplierNo,
    ...Object.fromEntries(compared.map(([field, name]) => [name, input[field]])),
  }));
  const found = await rows<{ supplier_no: string }>(
    db,
    same,
    [supplier, JSON.stringify(records)],
    'import-same',
  );
  const known = new Set(found.map(({ supplier_no }) => supplier_no));
  return inputs.filter((input) => !known.has(input.supplierNo));
}
