import type { QueryConfig } from 'pg';
import { expect } from 'vitest';
import { countFacets } from '#server/catalogue/count-facets.ts';
import { type ListRequest, listProducts } from '#server/catalogue/list-products.ts';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

type Before = (config: QueryConfig) => QueryConfig | Promise<unknown> | undefined;
type Some = Partial<ListRequest>;

export const readsProducts = ({ text }: QueryConfig) => text.includes('string_agg');
export const readsChanges = ({ text }: QueryConfig) => text.includes('from product_change');
export const readsPage = ({ text }: QueryConfig) => text.includes('with ordinality w (id, place)');

const page = { order: 'asc', pageNum: 1, pageSize: 200 } as const;

/** Several processes on the database of one shop, each with a catalogue of its own in memory. */
export class Processes {
  readonly shop: ResistorShop;

  private constructor(shop: ResistorShop) {
    this.shop = shop;
  }

  static async open(): Promise<Processes> {
    return new Processes(await openResistorShop());
  }

  /** A process that knows nothing yet; something may happen before each of its statements, or in place of it. */
  start(before: Before = () => undefined): Queryable {
    return {
      query: async (config) => {
        const changed = before(config);
        if (changed instanceof Promise) await changed;
        return this.shop.pool.query(changed && 'text' in changed ? changed : config);
      },
    };
  }

  list(db: Queryable, some: Some, language: 'zh_CN' | 'en_US' = 'en_US') {
    return listProducts(db, { catalogId: this.shop.resistors, ...page, ...some }, language);
  }

  /** What lists and facets show. */
  async show(db: Queryable, { sort: _sort, ...some }: Some = {}) {
    return [
      await this.list(db, some),
      await this.list(db, { ...some, sort: 'productNum', order: 'desc' }, 'zh_CN'),
      await listProducts(db, { ...page, minStock: 1, sort: 'price' }, 'en_US'),
      await countFacets(db, { catalogId: this.shop.resistors, ...some }, 'en_US'),
    ];
  }

  /** A process shows what one shows that has just read everything. */
  async expectCurrent(db: Queryable, some: Some = {}): Promise<void> {
    expect(await this.show(db, some)).toEqual(await this.show(this.start(), some));
  }

  /** Part numbers of the resistors of a list. */
  async namesOf(db: Queryable, some: Some = {}): Promise<string[]> {
    const list = await this.list(db, some);
    if (!list.ok) throw new Error(list.code);
    return list.value.products.map(({ productNum }) => productNum);
  }

  /** Imports a product again. */
  save(at: number, change: Partial<ProductInput>, db: Queryable = this.shop.pool) {
    const input = this.shop.inputs[at];
    if (!input) throw new Error('the shop has fewer products');
    return saveProducts(db, [{ ...input, ...change }]);
  }
}
