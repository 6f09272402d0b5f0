import { isNumberValue, type ParamValue } from '#domain/catalogue/param-values.ts';
import type { Bilingual } from '#domain/language.ts';
import { isColumnOfRanges } from '#domain/part-values/index.ts';
import type { columnColumnTypeNames } from '#generated/enums.ts';

export type ColumnKind = 'text' | 'number' | 'image' | 'word';

/** A dynamic column of a category. */
export interface CatalogueColumn {
  readonly id: number;
  /** Stable name of the parameter, unique in its category. */
  readonly key: string;
  readonly categoryId: number;
  readonly name: Bilingual;
  readonly kind: ColumnKind;
  readonly columnType: keyof typeof columnColumnTypeNames;
  readonly screen: boolean;
  readonly listType: boolean;
  readonly unit: string | null;
  /** Whether lists can filter and sort by it. */
  readonly filters: boolean;
}

export interface CatalogueCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: Bilingual;
  readonly hotProduct: boolean;
  readonly hotHome: boolean;
}

/** A value of a text column with the id that filters use. */
export interface TextValue extends Bilingual {
  readonly id: number;
  readonly columnId: number;
}

export interface CatalogueSource {
  readonly categories: readonly CatalogueCategory[];
  readonly columns: readonly CatalogueColumn[];
  readonly texts: readonly TextValue[];
  readonly values: readonly ParamValue[];
  /** Column id → index of the value. */
  readonly products: readonly { readonly params: Readonly<Record<string, number>> }[];
}

/** Number of ranges among the values of a number column. */
interface Counts {
  readonly ranges: number;
  readonly values: number;
}

function textKey(columnId: number, { zh, en }: Bilingual): string {
  return `${columnId} ${zh}\n${en}`;
}

/** Categories, columns and values, which never change. Products are entries of the store. */
export class Catalogue {
  readonly categories: ReadonlyMap<number, CatalogueCategory>;
  readonly #columns: ReadonlyMap<number, readonly CatalogueColumn[]>;
  readonly #values: readonly ParamValue[];
  readonly #texts: ReadonlyMap<number, TextValue>;
  readonly #textIds: ReadonlyMap<string, number>;
  readonly #counts = new Map<string, Counts>();
  readonly #below = new Map<number, Set<number>>();

  constructor({ categories, columns, texts, values, products }: CatalogueSource) {
    this.categories = new Map(categories.map((category) => [category.id, category]));
    this.#columns = Map.groupBy(columns, ({ categoryId }) => categoryId);
    this.#values = values;
    this.#texts = new Map(texts.map((text) => [text.id, text]));
    this.#textIds = new Map(texts.map((text) => [textKey(text.columnId, text), text.id]));
    for (const { id } of categories)
      for (const above of this.path(id))
        this.#below.set(above.id, (this.#below.get(above.id) ?? new Set()).add(id));
    for (const { params } of products) this.#countRanges(params);
  }

  #countRanges(params: Readonly<Record<string, number>>): void {
    for (const [columnId, place] of Object.entries(params)) {
      const value = this.#values[place];
      if (!isNumberValue(value)) continue;
      const { n, h } = value;
      if (n === undefined && h === undefined) continue;
      const { ranges, values } = this.#counts.get(columnId) ?? { ranges: 0, values: 0 };
      const isRange = n !== undefined && h !== undefined;
      this.#counts.set(columnId, { ranges: ranges + (isRange ? 1 : 0), values: values + 1 });
    }
  }

  /** Whether some values of a column are ranges. */
  keepsRanges({ id }: CatalogueColumn): boolean {
    return (this.#counts.get(String(id))?.ranges ?? 0) > 0;
  }

  /** Whether the column is one of ranges. */
  hasRanges({ id }: CatalogueColumn): boolean {
    const { ranges, values } = this.#counts.get(String(id)) ?? { ranges: 0, values: 0 };
    return isColumnOfRanges(ranges, values);
  }

  columnsOf(categoryId: number): readonly CatalogueColumn[] {
    return this.#columns.get(categoryId) ?? [];
  }

  /** Categories from the root to this one. */
  path(categoryId: number): readonly CatalogueCategory[] {
    const category = this.categories.get(categoryId);
    if (!category) return [];
    return category.parentId === null ? [category] : [...this.path(category.parentId), category];
  }

  /** Whether the first category is the second one or inside it. */
  isWithin(categoryId: number, ancestor: number): boolean {
    return this.#below.get(ancestor)?.has(categoryId) ?? false;
  }

  value(place: number | undefined): ParamValue | undefined {
    return place === undefined ? undefined : this.#values[place];
  }

  textId(columnId: number, value: Bilingual): number | undefined {
    return this.#textIds.get(textKey(columnId, value));
  }

  texts(): readonly TextValue[] {
    return [...this.#texts.values()];
  }

  text(id: number): TextValue | undefined {
    return this.#texts.get(id);
  }
}
