import { brandKey, canonicalBrand, type LearntBrands } from '#domain/brands/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

const aliases = 'select key, brand from brand_alias';
const known = `select distinct t.en as brand from text_value t join column_def d on d.id = t.column_id where d.key = 'brand'`;

/** Turns the brands of a file into those of the shop, and keeps those that the shop did not have. */
export class Brands {
  readonly added = new Set<string>();
  /** Brands that the shop had before. */
  readonly before: readonly string[];
  readonly #learnt: LearntBrands;
  /** Spellings that the shop has already, by key. */
  readonly #known: Map<string, string>;
  readonly #byText = new Map<string, string>();

  constructor(learnt: LearntBrands = new Map(), spellings: readonly string[] = []) {
    this.#learnt = learnt;
    this.before = spellings;
    this.#known = new Map(spellings.map((brand) => [brandKey(brand), brand]));
  }

  /** With what the shop knows of brands now. */
  static async open(db: Queryable): Promise<Brands> {
    const learnt = await rows<{ key: string; brand: string }>(db, aliases);
    const spellings = await rows<{ brand: string }>(db, known);
    return new Brands(
      new Map(learnt.map(({ key, brand }) => [key, brand])),
      spellings.map(({ brand }) => brand),
    );
  }

  /** The brand of the shop for what a cell says; empty for none. */
  read(text: string): string {
    const seen = this.#byText.get(text);
    if (seen !== undefined) return seen;
    const name = canonicalBrand(text, this.#learnt);
    const brand = this.#known.get(brandKey(name)) ?? name;
    if (brand !== '' && !this.#known.has(brandKey(brand))) {
      this.#known.set(brandKey(brand), brand);
      this.added.add(brand);
    }
    this.#byText.set(text, brand);
    return brand;
  }
}
