import { isNumberValue } from '#domain/catalogue/param-values.ts';
import { isTableParameter } from '#domain/catalogue/table-parameters.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { type ParameterColumn, plainCount, type TableProduct } from '#domain/public-lists/product-table.ts';
import type { Catalogue, CatalogueColumn } from '../world/catalogue/catalogue.ts';
import { productAnswer } from '../world/catalogue/product-view.ts';
import type { ProductEntry } from '../world/entries.ts';

function parameterColumns(catalogue: Catalogue, categoryId: number): readonly CatalogueColumn[] {
  return catalogue.columnsOf(categoryId).filter(isTableParameter);
}

/** The parameters of all categories that the products are of. */
export function parametersOf(
  catalogue: Catalogue,
  products: readonly ProductEntry[],
): readonly ParameterColumn[] {
  const plain = new RegExp(plainCount);
  const isWordy = (id: number) =>
    products.some(({ $params }) => {
      const value = catalogue.value($params[id]);
      return isNumberValue(value) && !plain.test(value.t);
    });
  const categories = [...new Set(products.map(({ catalogId }) => catalogId))].toSorted((a, b) => a - b);
  return categories.flatMap((id) =>
    parameterColumns(catalogue, id).map((column) => ({
      id: column.id,
      name: column.name,
      unit: column.unit,
      isNumber: column.kind === 'number',
      keepsRanges: catalogue.keepsRanges(column),
      isPlain: column.kind === 'number' && !column.unit && !isWordy(column.id),
    })),
  );
}

/** A product as a table shows it. */
export function tableProduct(
  catalogue: Catalogue,
  entry: ProductEntry,
  { language, quantity }: { readonly language: Language; readonly quantity: number | undefined },
): TableProduct {
  const columns = parameterColumns(catalogue, entry.catalogId);
  const category = catalogue.categories.get(entry.catalogId);
  return {
    shown: productAnswer(catalogue, entry, { columns, language, quantity }),
    catalogName: category ? inLanguage(category.name, language) : '',
    statedNumber: (columnId) => {
      const value = catalogue.value(entry.$params[columnId]);
      return isNumberValue(value) ? value : undefined;
    },
  };
}
