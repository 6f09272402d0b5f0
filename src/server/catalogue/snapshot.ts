import { listsDetails } from '#domain/catalogue/listed-params.ts';
import type { columnColumnTypeNames } from '#generated/enums.ts';
import type { ColumnKind } from '#server/db/schema/catalogue.ts';
import { type Queryable, rows } from '../db/queryable.ts';

export interface Category {
  id: number;
  level: number;
  zh: string;
  en: string;
  hotProduct: boolean;
  hotHome: boolean;
  parent: Category | undefined;
  children: Category[];
  columns: Column[];
  /** Columns shown in the product table. */
  listed: Column[];
  /** Whether a product table in this subtree shows texts, pictures or documents, see `listsDetails`. */
  listsDetails: boolean;
  /** Leaf categories in this subtree with at least one listed product. */
  filledLeaves: number[];
  /** Number of listed products in this subtree. */
  products: number;
}

export interface Column {
  id: number;
  categoryId: number;
  /** Stable name of the parameter, unique in its category. */
  key: string;
  /** Name on the wire. */
  field: `column${number}`;
  zh: string;
  en: string;
  kind: ColumnKind;
  columnType: keyof typeof columnColumnTypeNames;
  screen: boolean;
  listType: boolean;
  unit: string | null;
  slot: string | null;
  slotHigh: string | null;
}

/** Category tree and columns at one catalogue version. Immutable. */
export interface Snapshot {
  version: number;
  roots: Category[];
  categories: Map<number, Category>;
  filledLeaves: number[];
  products: number;
}

interface Row {
  version: number;
  categories: [number, number | null, number, string, string, boolean, boolean, number][] | null;
  columns:
    | [
        number,
        number,
        string,
        string,
        ColumnKind,
        keyof typeof columnColumnTypeNames,
        boolean,
        boolean,
        string | null,
        string | null,
        string | null,
        string,
      ][]
    | null;
}

// One statement, so that all parts are of the same version.
const query = `select v.version::float8 as version,
  (select json_agg(json_build_array(c.id, c.parent_id, c.level, c.name_zh, c.name_en, c.hot_product, c.hot_home,
    coalesce(n.products, 0)) order by c.level, c.sort, c.id)
    from category c left join category_count n on n.category_id = c.id) as categories,
  (select json_agg(json_build_array(d.category_id, d.id, d.name_zh, d.name_en, d.kind, d.column_type, d.screen,
    d.list_type, d.unit, d.slot, d.slot_high, d.key) order by d.sort, d.id) from column_def d) as columns
  from catalogue_version v`;

export async function readSnapshot(db: Queryable): Promise<Snapshot> {
  const [row] = await rows<Row>(db, query);
  if (!row) throw new Error('the catalogue has no version: migrations are missing');
  const categories = readCategories(row.categories ?? []);
  for (const [
    categoryId,
    id,
    zh,
    en,
    kind,
    columnType,
    screen,
    listType,
    unit,
    slot,
    slotHigh,
    key,
  ] of row.columns ?? []) {
    const category = categories.get(categoryId);
    const names = { id, categoryId, key, field: `column${id}` as const, zh, en };
    const column: Column = { ...names, kind, columnType, screen, listType, unit, slot, slotHigh };
    category?.columns.push(column);
    if (listType) category?.listed.push(column);
  }
  for (const category of categories.values()) {
    if (!listsDetails(category.listed)) continue;
    for (let at: Category | undefined = category; at; at = at.parent) at.listsDetails = true;
  }
  const roots = [...categories.values()].filter((category) => !category.parent);
  return {
    version: row.version,
    roots,
    categories,
    filledLeaves: roots.flatMap((root) => root.filledLeaves),
    products: roots.reduce((sum, root) => sum + root.products, 0),
  };
}

function readCategories(found: NonNullable<Row['categories']>): Map<number, Category> {
  const categories = new Map<number, Category>();
  for (const [id, parentId, level, zh, en, hotProduct, hotHome, products] of found) {
    const parent = parentId === null ? undefined : categories.get(parentId);
    const own: Category = {
      id,
      level,
      zh,
      en,
      hotProduct,
      hotHome,
      parent,
      children: [],
      columns: [],
      listed: [],
      listsDetails: false,
      filledLeaves: [],
      products: 0,
    };
    categories.set(id, own);
    parent?.children.push(own);
    if (products === 0) continue;
    for (let at: Category | undefined = own; at; at = at.parent) {
      at.products += products;
      at.filledLeaves.push(id);
    }
  }
  return categories;
}
