import { constants } from '#generated/constants.ts';
import type { ShownProduct } from '../catalogue/shown-product.ts';
import { type Bilingual, inLanguage, type Language } from '../language.ts';
import { type Currency, readPriceTiers, unitPriceInYuan } from '../money/index.ts';
import { type StatedNumber, spanOf, unitName } from '../part-values/index.ts';
import { type Cell, countCell, numberCell, priceCell, type Row } from '../tables/cell.ts';
import { fileCell, pageCell, type TableColumn, type TableReader } from './list-table.ts';
import type { ProductListName } from './public-lists.ts';

export interface TableProduct {
  /** With the texts of all its parameters. */
  readonly shown: Partial<ShownProduct>;
  readonly catalogName: string;
  /** The number of a parameter in its SI unit, undefined where it states none. */
  readonly statedNumber: (columnId: number) => StatedNumber | undefined;
}

/** The text of a count that says nothing but its number; JavaScript and PostgreSQL read the pattern alike. */
export const plainCount = '^[0-9]+([.][0-9]+)?$';

/** A parameter of a category. */
export interface ParameterColumn {
  readonly id: number;
  readonly name: Bilingual;
  readonly unit: string | null;
  readonly isNumber: boolean;
  /** Some values are ranges. */
  readonly keepsRanges: boolean;
  /** The text of every value is its number alone, as of a count. */
  readonly isPlain: boolean;
}

/** Columns of several categories that mean the same parameter. */
interface Parameter extends Omit<ParameterColumn, 'id'> {
  readonly ids: readonly number[];
}

/** The currencies in which a table shows its prices. */
export interface TableMoney {
  /** The currency that the reader chose: its columns come first, those of the other one follow. */
  readonly currency: Currency;
  /** Millionths of a yuan for one dollar. */
  readonly rateMicros: number;
}

/** A currency of a table, and a price in dollar cents in its own cents. */
interface Priced {
  readonly unit: Bilingual;
  readonly priceIn: (cents: number) => number;
}

function pricesIn({ currency, rateMicros }: TableMoney): readonly Priced[] {
  const dollars: Priced = { unit: { zh: '美元', en: 'USD' }, priceIn: (cents) => cents };
  const yuan: Priced = {
    unit: { zh: '元', en: 'CNY' },
    priceIn: (cents) => unitPriceInYuan(cents, rateMicros),
  };
  return currency === 'CNY' ? [yuan, dollars] : [dollars, yuan];
}

function priceOf(cents: number | undefined, { priceIn }: Priced): Cell {
  return cents === undefined ? null : priceCell(priceIn(cents));
}

/** `100: 0.0042; 5000: 0.0023` */
function breaksOf(priceIndex: unknown, { priceIn }: Priced): string {
  const tiers = readPriceTiers(priceIndex);
  return tiers.map(({ num, price }) => `${num}: ${priceCell(priceIn(price)).decimal}`).join('; ');
}

function countOf(count: number | undefined): Cell {
  return count === undefined ? null : countCell(count);
}

const leading: readonly TableColumn<TableProduct>[] = [
  { title: { zh: '型号', en: 'Part number' }, cell: ({ shown }) => shown.productNum ?? null },
  { title: { zh: '品牌', en: 'Brand' }, cell: ({ shown }) => shown.brand ?? null },
  { title: { zh: '商品名称', en: 'Product' }, cell: ({ shown }) => shown.productName ?? null },
  { title: { zh: '商品分类', en: 'Category' }, cell: ({ catalogName }) => catalogName },
  { title: { zh: '封装', en: 'Package' }, cell: ({ shown }) => shown.packageName ?? null },
  { title: { zh: '库存', en: 'Stock' }, cell: ({ shown }) => countOf(shown.stock) },
  {
    title: { zh: '缺货时的交期（周）', en: 'Lead time when out of stock (weeks)' },
    cell: ({ shown }) => countOf(shown.backorderWeeks),
  },
  { title: { zh: '起订量', en: 'Minimum quantity' }, cell: ({ shown }) => countOf(shown.startBuy) },
  { title: { zh: '订货倍数', en: 'Order multiple' }, cell: ({ shown }) => countOf(shown.orderMultiple) },
];

function unitPrice(priced: Priced): TableColumn<TableProduct> {
  const { zh, en } = priced.unit;
  return {
    title: { zh: `单价（${zh}）`, en: `Unit price (${en})` },
    cell: ({ shown }) => priceOf(shown.unitPrice, priced),
  };
}

function priceAtQuantity(quantity: number, priced: Priced): TableColumn<TableProduct> {
  const { zh, en } = priced.unit;
  return {
    title: { zh: `${quantity} 件时的单价（${zh}）`, en: `Unit price at ${quantity} (${en})` },
    cell: ({ shown }) => priceOf(shown.quantityPrice, priced),
  };
}

function priceBreaks(priced: Priced): TableColumn<TableProduct> {
  const { zh, en } = priced.unit;
  return {
    title: { zh: `阶梯价（数量: ${zh}）`, en: `Price breaks (quantity: ${en})` },
    cell: ({ shown }) => breaksOf(shown.priceIndex, priced) || null,
  };
}

/** Every price in both currencies, the chosen one first. */
function priceColumns({ quantity, money }: ProductTableOptions): readonly TableColumn<TableProduct>[] {
  const both = pricesIn(money);
  return [
    ...both.map(unitPrice),
    ...(quantity === undefined ? [] : both.map((priced) => priceAtQuantity(quantity, priced))),
    ...both.map(priceBreaks),
  ];
}

const datasheet: TableColumn<TableProduct> = {
  title: { zh: '数据手册', en: 'Datasheet' },
  cell: ({ shown }, reader) => (shown.datasheetUrl ? fileCell(shown.datasheetUrl, reader) : null),
};

const page: TableColumn<TableProduct> = {
  title: { zh: '页面地址', en: 'Page' },
  cell: ({ shown }, reader) => pageCell(`/GoodsDetails?id=${shown.productId}`, reader),
};

/** Brand and package are columns of every category, and have their own columns here. */
const titledApart = new Set(leading.map(({ title }) => title.en));

function mergeColumns(columns: readonly ParameterColumn[]): readonly Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const { id, ...column } of columns) {
    const { name, unit, isNumber } = column;
    if (titledApart.has(name.en)) continue;
    const key = JSON.stringify([name.zh, name.en, unit, isNumber]);
    const known = merged.get(key);
    const keepsRanges = column.keepsRanges || (known?.keepsRanges ?? false);
    const isPlain = column.isPlain && (known?.isPlain ?? true);
    merged.set(key, { ...column, keepsRanges, isPlain, ids: [...(known?.ids ?? []), id] });
  }
  return [...merged.values()];
}

function withUnit({ name, unit }: Parameter, which?: Bilingual): Bilingual {
  const zh = which ? `${name.zh} ${which.zh}` : name.zh;
  const en = which ? `${name.en} ${which.en}` : name.en;
  return {
    zh: `${zh}（${unit ? unitName(unit, 'zh_CN') : '数值'}）`,
    en: `${en} (${unit ? unitName(unit, 'en_US') : 'number'})`,
  };
}

const ends = { low: { zh: '最小值', en: 'min' }, high: { zh: '最大值', en: 'max' } } as const;

function endOf(parameter: Parameter, end: keyof typeof ends): (product: TableProduct) => Cell {
  return ({ statedNumber: stated }) => {
    const numbers = parameter.ids.map(stated).find((number) => number !== undefined);
    const span = numbers && spanOf(numbers, parameter.keepsRanges);
    return span && Number.isFinite(span[end]) ? numberCell(span[end]) : null;
  };
}

/** The text, and the number that it says in the unit of the title; of a range both ends. A count is its number alone. */
function columnsOf(parameter: Parameter): readonly TableColumn<TableProduct>[] {
  const text: TableColumn<TableProduct> = {
    title: parameter.name,
    cell: ({ shown }) => parameter.ids.map((id) => shown[`column${id}`]).find(Boolean) ?? null,
  };
  if (!parameter.isNumber) return [text];
  if (parameter.isPlain) return [{ title: parameter.name, cell: endOf(parameter, 'low') }];
  if (!parameter.keepsRanges) return [text, { title: withUnit(parameter), cell: endOf(parameter, 'low') }];
  const endColumn = (end: keyof typeof ends): TableColumn<TableProduct> => ({
    title: withUnit(parameter, ends[end]),
    cell: endOf(parameter, end),
  });
  return [text, endColumn('low'), endColumn('high')];
}

/** The parameters of a file, of many those of the most categories, and how many are left out. */
function chosenParameters(all: readonly Parameter[]): {
  readonly parameters: readonly Parameter[];
  readonly left: number;
} {
  const byUse = all.toSorted((a, b) => b.ids.length - a.ids.length);
  const chosen = new Set(byUse.slice(0, constants.listFileParameters));
  return { parameters: all.filter((parameter) => chosen.has(parameter)), left: all.length - chosen.size };
}

/** Says in its heading what the file does not have. */
function leftOutColumn(count: number): TableColumn<TableProduct> {
  return {
    title: {
      zh: `另有 ${count} 个参数未列出，请选择一个分类后再导出`,
      en: `${count} more parameters are left out: choose a category to export them`,
    },
    cell: () => null,
  };
}

export interface ProductTable {
  readonly heading: (language: Language) => readonly string[];
  readonly row: (product: TableProduct, reader: TableReader) => Row;
}

export interface ProductTableOptions {
  /** The table also has the unit price at this quantity. */
  readonly quantity: number | undefined;
  readonly money: TableMoney;
  /** Some of the products have a datasheet. */
  readonly hasDatasheets: boolean;
}

/** The table of products whose categories have these parameters. */
export function productTable(
  parameters: readonly ParameterColumn[],
  options: ProductTableOptions,
): ProductTable {
  const { parameters: shown, left } = chosenParameters(mergeColumns(parameters));
  const columns = [
    ...leading,
    ...priceColumns(options),
    ...shown.flatMap(columnsOf),
    ...(options.hasDatasheets ? [datasheet] : []),
    page,
    ...(left === 0 ? [] : [leftOutColumn(left)]),
  ];
  return {
    heading: (language) => columns.map(({ title }) => inLanguage(title, language)),
    row: (product, reader) => columns.map(({ cell }) => cell(product, reader)),
  };
}

const products: Bilingual = { zh: '商品', en: 'Products' };

/** Name of the sheet, and of the file without its extension, for each list of products. */
export const productTableNames: Readonly<Record<ProductListName, Bilingual>> = {
  products,
  foundProducts: products,
  compared: { zh: '商品对比', en: 'Product comparison' },
};
