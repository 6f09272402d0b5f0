import type { OperationId } from '#generated/server/routes.ts';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import { rows } from '#server/db/queryable.ts';
import type { Params } from '#server/db/schema/catalogue.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

type Fields = Record<string, string | number> & { language?: 'zh_CN' | 'en_US' };

export interface Answer<Data> {
  code: number;
  data: Data;
  params: { totalDataCounts: number };
}

/** A shop with chip resistors that have every kind of column, and a few capacitors. */
export interface ResistorShop extends TestApp {
  /** Calls an operation, in English unless `language` says otherwise. */
  ask<Data>(operationId: OperationId, fields?: Fields): Promise<Answer<Data>>;
  passives: number;
  resistors: number;
  capacitors: number;
  /** Column ids by key. */
  columns: Record<string, number>;
  inputs: ProductInput[];
}

const brands = ['YAGEO', 'Uniroyal', 'Vishay', 'KOA'];
const materials: [string, string][] = [
  ['厚膜', 'Thick film'],
  ['薄膜', 'Thin film'],
  ['金属膜', 'Metal film'],
];
const values = [0.1, 1, 47, 100, 4700, 4700.2, 10_000, 1e6];
const tolerances = [0.1, 1, 5];
const ranges: [number, number][] = [
  [-40, 85],
  [-55, 125],
  [-55, 155],
  [0, 70],
];

const columnRows: [
  string,
  string,
  string,
  string,
  number,
  boolean,
  string | null,
  string | null,
  string | null,
][] = [
  ['resistance', '阻值', 'Resistance', 'number', 0, true, 'Ω', 'n1', null],
  ['tolerance', '精度', 'Tolerance', 'number', 0, true, '%', 'n2', null],
  ['temperature', '工作温度', 'Operating temperature', 'number', 0, true, '℃', 'n3', 'n4'],
  ['brand', '品牌', 'Brand', 'text', 0, true, null, 'e1', null],
  ['material', '材料', 'Material', 'text', 0, true, null, 'e2', null],
  ['drawing', '图纸', 'Drawing', 'image', 0, false, null, null, null],
  ['documents', '文档', 'Documents', 'word', 0, false, null, null, null],
  ['features', '特点', 'Features', 'text', 1, false, null, null, null],
];

/** Deterministic and uneven, so that combinations differ in how many products they have. */
function chooser(): (count: number) => number {
  let state = 7;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) ** 1.5 * count);
  };
}

function part(at: number, categoryId: number, params: Params): ProductInput {
  const price = 1000 + ((at * 7919) % 900) * 100;
  return {
    categoryId,
    supplier: 'test',
    supplierNo: `T${at}`,
    mpn: `RC0603-${String(at).padStart(3, '0')}K`,
    brand: 'YAGEO',
    package: '0603',
    nameZh: `贴片电阻 ${at}`,
    nameEn: `Chip resistor ${at}`,
    descriptionZh: '通用厚膜电阻',
    descriptionEn: 'General purpose resistor',
    images: ['/img/part/0603-chip/iso.svg', '/img/part/0603-chip/top.svg'],
    goodsLoop: ['/img/part/0603-chip/side.svg'],
    datasheetUrl: null,
    unitPrice: price,
    breakQty: at % 3 === 0 ? [] : [10, 1000],
    breakPrice: at % 3 === 0 ? [] : [price - 100, 1000 + at],
    stock: at % 4 === 0 ? 0 : at * 10,
    startBuy: 1,
    orderMultiple: 1,
    customIntegration: 5,
    isNew: at % 10 === 1,
    isHot: at % 10 === 2,
    withdrawn: false,
    params,
    importRunId: null,
  };
}

function resistorParams(columns: Record<string, number>, choose: (count: number) => number): Params {
  const params: Params = {};
  const put = (key: string, value: Params[string]) => {
    // About one value in eight is not stated.
    if (choose(8) !== 7) params[String(columns[key])] = value;
  };
  const ohm = values[choose(values.length)] ?? 1;
  put('resistance', { t: `${ohm} Ω`, n: ohm });
  const percent = tolerances[choose(tolerances.length)] ?? 1;
  put('tolerance', { t: `±${percent}%`, n: percent });
  const [low, high] = ranges[choose(ranges.length)] ?? [0, 70];
  put('temperature', { t: `${low}~${high}℃`, n: low, h: high });
  const brand = brands[choose(brands.length)] ?? '';
  put('brand', { zh: brand, en: brand });
  const [zh, en] = materials[choose(materials.length)] ?? ['', ''];
  put('material', { zh, en });
  put('drawing', ['/img/a.svg', '/img/b.svg']);
  put('documents', { zh: [{ name: '说明书', url: '/f/1.pdf' }], en: [{ name: 'Manual', url: '/f/1.pdf' }] });
  put('features', { zh: '<p>特点</p>', en: '<p>Features</p>' });
  return params;
}

async function addCategory(
  shop: TestApp,
  {
    parent,
    level,
    zh,
    en,
  }: { readonly parent: number | null; readonly level: number; readonly zh: string; readonly en: string },
) {
  const [row] = await rows<{ id: number }>(
    shop.pool,
    `insert into category (parent_id, level, path_key, name_zh, name_en, hot_product, hot_home)
     values ($1, $2::int, $3::text, $4, $3, $2::int = 3, $2::int = 2) returning id`,
    [parent, level, en, zh],
  );
  return row?.id ?? 0;
}

async function addColumns(shop: TestApp, categoryId: number): Promise<Record<string, number>> {
  const added: Record<string, number> = {};
  for (const [at, [key, zh, en, kind, type, screen, unit, slot, high]] of columnRows.entries()) {
    const [row] = await rows<{ id: number }>(
      shop.pool,
      `insert into column_def (category_id, key, name_zh, name_en, kind, column_type, screen, list_type, unit, slot, slot_high, sort)
       values ($1, $2, $3, $4, $5, $6::int, $7, $6::int = 0, $8, $9, $10, $11) returning id`,
      [categoryId, key, zh, en, kind, type, screen, unit, slot, high, at],
    );
    added[key] = row?.id ?? 0;
  }
  return added;
}

/** Opens a shop with 120 resistors, 5 capacitors and one category without products. */
export async function openResistorShop(): Promise<ResistorShop> {
  const shop = await openTestApp({ config: { callsPerMinute: 0 } });
  const passives = await addCategory(shop, {
    parent: null,
    level: 1,
    zh: '无源器件',
    en: 'Passive components',
  });
  const family = await addCategory(shop, {
    parent: passives,
    level: 2,
    zh: '电阻电容',
    en: 'Resistors and capacitors',
  });
  const resistors = await addCategory(shop, {
    parent: family,
    level: 3,
    zh: '贴片电阻',
    en: 'Chip resistors',
  });
  const capacitors = await addCategory(shop, {
    parent: family,
    level: 3,
    zh: '贴片电容',
    en: 'Chip capacitors',
  });
  await addCategory(shop, { parent: family, level: 3, zh: '空', en: 'Empty' });
  const columns = await addColumns(shop, resistors);
  const choose = chooser();
  const inputs = [
    ...Array.from({ length: 120 }, (_, at) => part(at + 1, resistors, resistorParams(columns, choose))),
    ...Array.from({ length: 5 }, (_, at) => part(at + 201, capacitors, {})),
  ];
  await saveProducts(shop.pool, inputs);
  function ask<Data>(operationId: OperationId, fields: Fields = {}): Promise<Answer<Data>> {
    const { language = 'en_US', ...others } = fields;
    return shop.call(operationId, others, { language });
  }

  return { ...shop, ask, passives, resistors, capacitors, columns, inputs };
}
