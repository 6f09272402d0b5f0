import type { ProductInput } from '#server/catalogue/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

/** What a file decides of a product, with the name of its column. The run that loaded it last is no difference. */
const compared: readonly [Exclude<keyof ProductInput, 'supplier' | 'supplierNo' | 'importRunId'>, string][] =
  [
    ['categoryId', 'category_id'],
    ['mpn', 'mpn'],
    ['brand', 'brand'],
    ['package', 'package'],
    ['nameZh', 'name_zh'],
    ['nameEn', 'name_en'],
    ['descriptionZh', 'description_zh'],
    ['descriptionEn', 'description_en'],
    ['images', 'images'],
    ['goodsLoop', 'goods_loop'],
    ['datasheetUrl', 'datasheet_url'],
    ['unitPrice', 'unit_price'],
    ['breakQty', 'break_qty'],
    ['breakPrice', 'break_price'],
    ['stock', 'stock'],
    ['startBuy', 'start_buy'],
    ['orderMultiple', 'order_multiple'],
    ['leadWeeks', 'lead_weeks'],
    ['backorderWeeks', 'backorder_weeks'],
    ['customIntegration', 'custom_integration'],
    ['isNew', 'is_new'],
    ['isHot', 'is_hot'],
    ['withdrawn', 'withdrawn'],
    ['params', 'params'],
  ];

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
