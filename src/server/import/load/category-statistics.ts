import type { CategoryPath } from '../rows/categories.ts';
import type { StagedProduct, StatedText, StatedValue } from '../rows/staged-product.ts';

/** More different texts than this make no list to choose from. */
export const MANY_VALUES = 200;

/** What the products of one category state for one parameter. */
export class ParameterStatistics {
  stated = 0;
  numbers = 0;
  ranges = 0;
  images = 0;
  documents = 0;
  readonly units = new Map<string, number>();
  readonly texts = new Set<string>();

  add(value: StatedValue): void {
    this.stated++;
    if ('images' in value) this.images++;
    else if ('documents' in value) this.documents++;
    else this.#addText(value);
  }

  #addText(value: StatedText): void {
    if (this.texts.size <= MANY_VALUES) this.texts.add(value.en);
    if (value.unit === undefined) return;
    this.numbers++;
    // `≤ 0.3 Ω` alone does not make ranges of a column.
    if (value.n !== undefined && value.h !== undefined) this.ranges++;
    this.units.set(value.unit, (this.units.get(value.unit) ?? 0) + 1);
  }
}

export type CategoryStatistics = { products: number; parameters: Map<string, ParameterStatistics> };

/** Counts by category what its products state; its size depends on the catalogue's width, not on the number of rows. */
export class Statistics {
  readonly byCategory = new Map<number, CategoryStatistics>();

  add(category: CategoryPath, product: StagedProduct): void {
    let found = this.byCategory.get(category.number);
    if (!found) {
      found = { products: 0, parameters: new Map() };
      this.byCategory.set(category.number, found);
    }
    found.products++;
    for (const [key, value] of Object.entries(product.stated)) {
      let parameter = found.parameters.get(key);
      if (!parameter) {
        parameter = new ParameterStatistics();
        found.parameters.set(key, parameter);
      }
      parameter.add(value);
    }
  }
}
