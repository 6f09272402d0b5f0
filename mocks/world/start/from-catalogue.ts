import { columnMarks } from '#domain/catalogue/filter-columns.ts';
import { keyRanks } from '#domain/glossary/index.ts';
import type { Bilingual } from '#domain/language.ts';
import { Catalogue, type CatalogueSource } from '../catalogue/catalogue.ts';
import type { ProductEntry } from '../entries.ts';
import type { Entry } from '../entry.ts';
import source from './catalogue.json' with { type: 'json' };
import { type Moments, withIds } from './moments.ts';

interface SourceProduct {
  readonly id: number;
  readonly categoryId: number;
  readonly mpn: string;
  readonly brand: string;
  readonly package: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly images: readonly string[];
  readonly goodsLoop: readonly string[];
  readonly datasheetUrl: string | null;
  readonly unitPrice: number | null;
  readonly breakQty: readonly number[];
  readonly breakPrice: readonly number[];
  readonly stock: number;
  readonly startBuy: number;
  readonly orderMultiple: number;
  readonly leadWeeks: number | null;
  readonly backorderWeeks: number | null;
  readonly customIntegration: number;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly params: Readonly<Record<string, number>>;
}

// As `src/run/mock-start.ts` writes it; a JSON file has no tuple and no literal types.
const typed = source as unknown as Omit<CatalogueSource, 'products'> & {
  readonly products: readonly SourceProduct[];
};

/** The one discontinued product, for the code that refuses it. */
const withdrawnPart = typed.products.at(-1)?.id;

export const catalogue = new Catalogue(typed);

function productEntry(one: SourceProduct, { daysAgo }: Moments): ProductEntry {
  const { id, breakQty, breakPrice } = one;
  return {
    $id: id,
    productId: id,
    catalogId: one.categoryId,
    productNum: one.mpn,
    brand: one.brand,
    packageName: one.package,
    productName: one.name,
    productDescribe: one.description,
    productImg: one.images.join(','),
    goodsLoop: one.goodsLoop.join(','),
    datasheetUrl: one.datasheetUrl,
    $unitPrice: one.unitPrice ?? undefined,
    stock: one.stock,
    startBuy: one.startBuy,
    orderMultiple: one.orderMultiple,
    $leadWeeks: one.leadWeeks,
    $backorderWeeks: one.backorderWeeks,
    $tiers: breakQty.map((num, at) => ({ num, price: breakPrice[at] ?? 0 })),
    customIntegration: one.customIntegration,
    createTime: daysAgo(30 + (id % 300)),
    $new: one.isNew,
    $hot: one.isHot,
    $withdrawn: id === withdrawnPart,
    $params: one.params,
  };
}

function hotCatalogs(): Entry[] {
  const hot = typed.categories.filter(({ hotProduct, hotHome }) => hotProduct || hotHome);
  return withIds(
    hot.map(({ id, name, hotProduct, hotHome }) => ({
      catalogId: id,
      catalogName: name,
      $hotProduct: hotProduct,
      $hotHome: hotHome,
    })),
  );
}

/** Column id → rank among the key parameters of its category. */
function rankedColumns(): ReadonlyMap<number, number> {
  return new Map(typed.categories.flatMap(({ id, name }) => [...keyRanks(name.en, catalogue.columnsOf(id))]));
}

/** Categories, columns and products. */
export function catalogueEntries(moments: Moments) {
  const ranks = rankedColumns();
  return {
    products: typed.products.map((one) => productEntry(one, moments)),
    catalogs: typed.categories.map(
      ({ id, parentId, name }): Entry => ({
        $id: id,
        $parent: parentId,
        catalogId: id,
        catalogName: name,
      }),
    ),
    hotCatalogs: hotCatalogs(),
    columns: typed.columns.map(
      (column): Entry => ({
        $id: column.id,
        columnId: column.id,
        catalogId: column.categoryId,
        columnName: column.name,
        columnComment: column.kind,
        columnType: column.columnType,
        ...columnMarks(column, () => catalogue.hasRanges(column)),
        ...(ranks.has(column.id) ? { keyRank: ranks.get(column.id) } : {}),
      }),
    ),
  };
}
