import { partPictures } from '#drawings/index.ts';
import { orderMultipleLimits, productLimits, startBuyLimits, stockLimits } from '#generated/limits.ts';
import type { Binding } from '../mapping/bind-columns.ts';
import type { Row } from '../reading/row.ts';
import type { Brands } from './brands.ts';
import type { Categories, CategoryPath } from './categories.ts';
import { readLink, readLinks } from './links.ts';
import { parseQuantity } from './numbers.ts';
import { readPackage } from './packages.ts';
import type { ParameterReader } from './parameters.ts';
import { readBreaks } from './price-breaks.ts';
import { type Issue, isRefusal } from './reasons.ts';
import { RecentlyRead } from './recently-read.ts';
import { RowCells } from './row-cells.ts';
import type { StagedProduct } from './staged-product.ts';
import type { TextReader } from './texts.ts';

/** Characters of the number by which a supplier knows a product. */
const longestSupplierNo = 200;

/** A row after reading: what is wrong with it, and the product unless the row is refused. */
export type ConvertedRow = {
  number: number;
  issues: Issue[];
  product?: StagedProduct;
  category?: CategoryPath;
};

export type RowReaders = {
  brands: Brands;
  categories: Categories;
  parameters: ParameterReader;
  texts: TextReader;
};

/** Turns rows of one file into products, checking every cell that the mapping uses. */
export class RowConverter {
  readonly #binding: Binding;
  readonly #brands: Brands;
  readonly #categories: Categories;
  readonly #parameters: ParameterReader;
  readonly #texts: TextReader;
  readonly #isCsv: boolean;
  readonly #drawings = new RecentlyRead<string[]>();

  constructor(binding: Binding, readers: RowReaders, isCsv: boolean) {
    this.#binding = binding;
    this.#brands = readers.brands;
    this.#categories = readers.categories;
    this.#parameters = readers.parameters;
    this.#texts = readers.texts;
    this.#isCsv = isCsv;
  }

  convert(row: Row): ConvertedRow {
    const cells = new RowCells(row.cells);
    this.#checkWidth(row, cells);
    const category = this.#category(cells);
    const product = category && this.#product(cells, category);
    if (!product || cells.issues.some(isRefusal)) return { number: row.number, issues: cells.issues };
    return { number: row.number, issues: cells.issues, product, category };
  }

  #checkWidth(row: Row, cells: RowCells): void {
    const width = this.#binding.header.length;
    const extra = row.cells.slice(width).filter((cell) => cell.trim() !== '');
    if (extra.length > 0) cells.issue('', extra.join(' | '), 'cellsExtra');
    else if (this.#isCsv && row.cells.length < width)
      cells.issue('', String(row.cells.length), 'cellsMissing');
  }

  #category(cells: RowCells): CategoryPath | undefined {
    const category = this.#categories.read(cells);
    const columns = this.#binding.category;
    const name = (columns.en_US[0] ?? columns.zh_CN[0])?.name ?? '';
    if (!category) cells.issue(name, '', 'categoryMissing');
    else if (category.tooDeep) cells.issue(name, category.key, 'categoryTooDeep');
    return category;
  }

  #product(cells: RowCells, category: CategoryPath): StagedProduct | undefined {
    const { columns } = this.#binding;
    const supplierNo = cells.readLimited(columns.supplierNo, longestSupplierNo);
    const mpn = cells.readLimited(columns.mpn, productLimits.productNum.maxLength);
    if (supplierNo === '') cells.issue(columns.supplierNo.name, '', 'supplierNoMissing');
    if (mpn === '') cells.issue(columns.mpn.name, '', 'mpnMissing');
    const quantities = this.#quantities(cells);
    const breaks = readBreaks(cells, this.#binding, quantities.startBuy);
    if (!breaks) return undefined;
    const brand = this.#brands.read(cells.readLimited(columns.brand, productLimits.brand.maxLength));
    const given = readPackage(cells, columns.package, productLimits.packageName.maxLength);
    const { stated, package: named } = this.#parameters.read(cells, { brand, package: given, category });
    const { name, description } = this.#texts.read(cells, { category, package: named, stated });
    return {
      supplierNo,
      mpn,
      brand,
      package: named,
      nameZh: name.zh_CN,
      nameEn: name.en_US,
      descriptionZh: description.zh_CN,
      descriptionEn: description.en_US,
      images: this.#pictures(cells, named, category),
      goodsLoop: readLinks(cells, columns.gallery),
      datasheetUrl: readLink(cells, columns.datasheet),
      unitPrice: breaks.prices[0] ?? null,
      breakQty: breaks.quantities,
      breakPrice: breaks.prices,
      ...quantities,
      ...this.#leadTime(cells),
      isNew: isYes(cells.text(columns.isNew)),
      isHot: isYes(cells.text(columns.isHot)),
      withdrawn: isYes(cells.text(columns.withdrawn)),
      stated,
    };
  }

  /** A product without pictures gets the shop's own drawings of its package. */
  #pictures(cells: RowCells, pack: string, category: CategoryPath): string[] {
    const given = readLinks(cells, this.#binding.columns.images);
    if (given.length > 0) return given;
    return this.#drawings.get(`${category.number} ${pack}`, () => {
      const words = category.levels.toReversed().flatMap((level) => [level.en_US, level.zh_CN]);
      return [...partPictures(pack, words)];
    });
  }

  #quantities(
    cells: RowCells,
  ): Pick<StagedProduct, 'stock' | 'startBuy' | 'orderMultiple' | 'customIntegration'> {
    const { stock, minOrder, multiple, samplePoints } = this.#binding.columns;
    const orderMultiple = this.#quantity(cells, {
      cell: multiple,
      limits: orderMultipleLimits,
      otherwise: 1,
    });
    const minimum = this.#quantity(cells, { cell: minOrder, limits: startBuyLimits, otherwise: 1 });
    const startBuy = Math.ceil(minimum / orderMultiple) * orderMultiple;
    if (minOrder && startBuy > startBuyLimits.maximum) {
      cells.issue(minOrder.name, String(startBuy), 'quantityTooLarge');
    } else if (startBuy !== minimum && minOrder && cells.text(minOrder) !== '') {
      cells.issue(minOrder.name, String(minimum), 'minOrderRaised');
    }
    return {
      stock: this.#quantity(cells, {
        cell: stock,
        limits: stockLimits,
        otherwise: 0,
        code: 'stockNotReadable',
      }),
      startBuy,
      orderMultiple,
      customIntegration: this.#quantity(cells, {
        cell: samplePoints,
        limits: productLimits.customIntegration,
        otherwise: 0,
      }),
    };
  }

  /** None where it is not stated; 0 weeks are none too, because what is in stock needs no lead time. */
  #leadTime(cells: RowCells): Pick<StagedProduct, 'leadWeeks' | 'backorderWeeks'> {
    const column = this.#binding.columns.leadWeeks;
    const { minimum, maximum } = productLimits.leadWeeks;
    const weeks = this.#quantity(cells, {
      cell: column,
      limits: { minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      otherwise: 0,
    });
    if (column && weeks > maximum) cells.issue(column.name, String(weeks), 'leadTimeTooLong');
    const { backorder } = this.#binding.columns;
    const stated = cells.text(backorder);
    const isBackordered = isYes(stated);
    if (weeks < minimum || weeks > maximum) {
      if (backorder && isBackordered) cells.issue(backorder.name, stated, 'backorderIgnored');
      return {};
    }
    return { leadWeeks: weeks, ...(isBackordered ? { backorderWeeks: weeks } : {}) };
  }

  /** A quantity beyond what the shop keeps refuses the row: a smaller one would be untrue. */
  #quantity(
    cells: RowCells,
    {
      cell,
      limits,
      otherwise,
      code = 'quantityNotReadable',
    }: {
      readonly cell: Binding['columns']['stock'];
      readonly limits: { readonly minimum: number; readonly maximum: number };
      readonly otherwise: number;
      readonly code?: 'stockNotReadable' | 'quantityNotReadable';
    },
  ): number {
    const text = cells.text(cell);
    if (!cell || text === '' || text === '-') return otherwise;
    const quantity = parseQuantity(text);
    const isTooLarge = quantity !== undefined && quantity > limits.maximum;
    if (quantity !== undefined && quantity >= limits.minimum && !isTooLarge) return quantity;
    cells.issue(cell.name, text, isTooLarge ? 'quantityTooLarge' : code);
    return otherwise;
  }
}

function isYes(text: string): boolean {
  return /^(1|y|yes|true|是|x|√)$/i.test(text);
}
