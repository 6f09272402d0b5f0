import type { DemoProduct } from './demo-product.ts';
import { filesOf } from './documents.ts';
import { leafByKey } from './leaves.ts';
import { textsOf } from './product-texts.ts';
import { demoProducts } from './products.ts';
import { randomFrom } from './random.ts';
import { sellingOf } from './selling.ts';

const separator = ' / ';
const dimensionColumn = 'param:dimensionDrawing';

/** The columns before those of the parameters, as `mappings/demo.json` names them. */
const fixedColumns = [
  'supplier_no',
  'mpn',
  'brand',
  'category_zh',
  'category_en',
  'package',
  'name_zh',
  'name_en',
  'description_zh',
  'description_en',
  'stock',
  'min_order',
  'multiple',
  'reel',
  'sample_points',
  'is_new',
  'is_hot',
  'datasheet',
  'images',
  'gallery',
  'price_breaks',
  'applications_zh',
  'applications_en',
  'documents_zh',
  'documents_en',
  dimensionColumn,
] as const;

type Row = Readonly<Record<(typeof fixedColumns)[number], string>>;

function cell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function parameterKeys(): readonly string[] {
  const keys = new Set<string>();
  for (const product of demoProducts()) for (const key of Object.keys(product.parameters)) keys.add(key);
  return [...keys];
}

/** Suppliers number what they sell; the number belongs to the part, not to its place in the list. */
function supplierNumber(product: DemoProduct): string {
  const random = randomFrom(`number ${product.brand} ${product.mpn}`);
  return `D${Math.floor(random() * 9e8 + 1e8)}`;
}

function rowOf(product: DemoProduct): Row {
  const selling = sellingOf(product, randomFrom(`${product.brand} ${product.mpn}`));
  const texts = textsOf(product);
  const files = filesOf(product);
  const { levels } = leafByKey(product.leaf);
  return {
    supplier_no: supplierNumber(product),
    mpn: product.mpn,
    brand: product.brand,
    category_zh: levels.map((level) => level.zh).join(separator),
    category_en: levels.map((level) => level.en).join(separator),
    package: product.package,
    name_zh: texts.name.zh,
    name_en: texts.name.en,
    description_zh: texts.description.zh,
    description_en: texts.description.en,
    stock: String(selling.stock),
    min_order: String(selling.minimum),
    multiple: String(selling.multiple),
    reel: product.reel === undefined ? '' : String(product.reel),
    sample_points: String(selling.samplePoints),
    is_new: selling.isNew ? '1' : '0',
    is_hot: selling.isHot ? '1' : '0',
    datasheet: files.dimensions,
    images: JSON.stringify(files.images.slice(0, 1)),
    gallery: JSON.stringify(files.images),
    price_breaks: JSON.stringify(selling.breaks),
    applications_zh: texts.applications.zh,
    applications_en: texts.applications.en,
    documents_zh: JSON.stringify(files.documents.zh),
    documents_en: JSON.stringify(files.documents.en),
    [dimensionColumn]: files.dimensions,
  };
}

/** The demo catalogue as the CSV text of a supplier, a line at a time; always the same bytes. */
export function* catalogueCsv(): Generator<string> {
  const keys = parameterKeys();
  yield line([...fixedColumns, ...keys.map((key) => `param:${key}`)]);
  for (const product of demoProducts()) {
    const row = rowOf(product);
    yield line([
      ...fixedColumns.map((column) => row[column]),
      ...keys.map((key) => product.parameters[key] ?? ''),
    ]);
  }
}
