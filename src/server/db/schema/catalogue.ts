import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StatedNumber } from '#domain/part-values/index.ts';
import type { columnColumnTypeNames } from '#generated/enums.ts';

/**
 * Source data of the catalogue. The index of a process is filled from it and the projection `product_slot`, which is only accessed with SQL (migration
 * 0002). `src/server/catalogue/project-products.ts` derives slots, dictionary and search tokens from `product`.
 */

/** The tree has three levels; products belong to leaves only. */
export const category = pgTable(
  'category',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parentId: integer('parent_id').references((): AnyPgColumn => category.id),
    level: smallint().notNull(),
    /** Stable path of words joined by `/` (`resistors/chip-resistors`) that identifies a category in imports. */
    pathKey: text('path_key').notNull().unique(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    sort: integer().notNull().default(0),
    /** Shown in the product-centre panel and on the home page. */
    hotProduct: boolean('hot_product').notNull().default(false),
    hotHome: boolean('hot_home').notNull().default(false),
  },
  (table) => [index('category_parent').on(table.parentId, table.sort, table.id)],
);

export type ColumnKind = 'text' | 'number' | 'image' | 'word';

/** A dynamic column of one leaf category; on the wire `column{id}`. */
export const columnDef = pgTable(
  'column_def',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    /** Stable key (`resistance`), unique in its category. */
    key: text().notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    kind: text().$type<ColumnKind>().notNull(),
    columnType: smallint('column_type').$type<keyof typeof columnColumnTypeNames>().notNull(),
    screen: boolean().notNull().default(false),
    listType: boolean('list_type').notNull().default(false),
    /** SI unit of a number column (`Ω`), empty for counts. */
    unit: text(),
    /**
     * Slot in the projection: `n1`…`n16` for numbers, `e1`…`e16` for text. Without a slot the column can be neither filtered
     * nor sorted.
     */
    slot: text(),
    /** Slot of the upper end where values may be ranges (−40…85 ℃); `slot` holds the lower end. */
    slotHigh: text('slot_high'),
    sort: integer().notNull().default(0),
  },
  (table) => [
    unique('column_def_key').on(table.categoryId, table.key),
    unique('column_def_slot').on(table.categoryId, table.slot),
    unique('column_def_slot_high').on(table.categoryId, table.slotHigh),
  ],
);

/** A document of a product; `size` with its unit, `time` as yyyy-MM-dd. */
export interface WordItem {
  name: string;
  desc?: string;
  size?: string;
  time?: string;
  url: string;
}

/** `t` is the text as entered, the others its value in the unit of the column. */
export interface NumberValue extends StatedNumber {
  t: string;
}
/** In a detail section the text may be HTML. */
export interface TextValue {
  zh: string;
  en: string;
}
export type ImageValue = string[];
export interface WordValue {
  zh: WordItem[];
  en: WordItem[];
}
export type ParamValue = NumberValue | TextValue | ImageValue | WordValue;
/** Values by column id. A column that the product does not state is absent. */
export type Params = Record<string, ParamValue>;

export const product = pgTable(
  'product',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    supplier: text().notNull(),
    supplierNo: text('supplier_no').notNull(),
    mpn: text().notNull(),
    /** `mpn` in upper case, letters and digits only; set by project-products.ts. */
    mpnKey: text('mpn_key').notNull().default(''),
    brand: text().notNull().default(''),
    package: text().notNull().default(''),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    descriptionZh: text('description_zh').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    images: text().array().notNull().default(sql`'{}'`),
    datasheetUrl: text('datasheet_url'),
    /** Unit price in millionths of a US dollar; null when it is quoted on request. */
    unitPrice: bigint('unit_price', { mode: 'number' }),
    /**
     * Price breaks in ascending quantity: `breakPrice[i]` applies from quantity `breakQty[i]`. Both are empty without price
     * breaks.
     */
    breakQty: integer('break_qty').array().notNull().default(sql`'{}'`),
    breakPrice: bigint('break_price', { mode: 'number' }).array().notNull().default(sql`'{}'`),
    stock: integer().notNull().default(0),
    startBuy: integer('start_buy').notNull().default(1),
    orderMultiple: integer('order_multiple').notNull().default(1),
    /** Weeks after which the supplier delivers what is not in stock; null where it does not say. */
    leadWeeks: smallint('lead_weeks'),
    /** The same where the supplier accepts orders for it; null where no more is sold than there is in stock. */
    backorderWeeks: smallint('backorder_weeks'),
    /** More pictures for the gallery of the detail page. */
    goodsLoop: text('goods_loop').array().notNull().default(sql`'{}'`),
    /** Price of a sample in points. */
    customIntegration: integer('custom_integration').notNull().default(0),
    isNew: boolean('is_new').notNull().default(false),
    isHot: boolean('is_hot').notNull().default(false),
    /** No longer sold: excluded from lists, facets and search. */
    withdrawn: boolean().notNull().default(false),
    params: jsonb().$type<Params>().notNull().default({}),
    /** Those of `params` that lists show; null without others, or when not written yet. See `src/domain/catalogue/listed-params.ts`. */
    listedParams: jsonb('listed_params').$type<Params>(),
    /** Search tokens; set by project-products.ts. */
    tokens: text().array().notNull().default(sql`'{}'`),
    /** Category whose partition holds the product's slots, null without slots; set by project-products.ts. */
    slotCategoryId: integer('slot_category_id'),
    importRunId: integer('import_run_id').references(() => importRun.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('product_supplier_no').on(table.supplier, table.supplierNo),
    index('product_category').on(table.categoryId),
    index('product_mpn_key').using('btree', sql`${table.mpnKey} collate "C"`),
  ],
);

/** Values of text columns, referenced by id in the projection and on the wire. */
export const textValue = pgTable(
  'text_value',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    columnId: integer('column_id')
      .notNull()
      .references(() => columnDef.id, { onDelete: 'cascade' }),
    /** English text in lower case with compatibility forms folded; equal keys are one value. */
    key: text().notNull(),
    zh: text().notNull(),
    en: text().notNull(),
  },
  (table) => [uniqueIndex('text_value_key').on(table.columnId, table.key)],
);

/**
 * A single row. Triggers increase `version` when tree, columns, dictionary or the set of listed products change; caches depend
 * on it.
 */
export const catalogueVersion = pgTable('catalogue_version', {
  id: smallint().primaryKey().default(1),
  version: bigint({ mode: 'number' }).notNull().default(1),
});

/** Number of listed products per leaf category, maintained by triggers. */
export const categoryCount = pgTable('category_count', {
  categoryId: integer('category_id').primaryKey(),
  products: integer().notNull(),
});

export type ImportState = 'running' | 'done' | 'refused' | 'failed';

/** A run of the importer: file, progress and outcome. */
export const importRun = pgTable('import_run', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplier: text().notNull(),
  file: text().notNull(),
  /** SHA-256 of the file and its mapping, in hex. */
  fingerprint: text().notNull().default(''),
  state: text().$type<ImportState>().notNull().default('running'),
  rowsRead: integer('rows_read').notNull().default(0),
  rowsLoaded: integer('rows_loaded').notNull().default(0),
  rowsRefused: integer('rows_refused').notNull().default(0),
  rowsRepaired: integer('rows_repaired').notNull().default(0),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});
