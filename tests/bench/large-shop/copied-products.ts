import { productTokens } from '#domain/search/product-tokens.ts';
import { searchedBrandNames } from '#server/catalogue/brand-aliases.ts';
import { type TokenSource, tokensOf } from '#server/catalogue/product-tokens.ts';
import { readProjectedCategories } from '#server/catalogue/projected-columns.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

/** A stored product that copies are made of. */
export interface Original extends TokenSource {
  readonly id: number;
  readonly categoryId: number;
}

/** An original with the tokens that its copies share with it: all but those of the part number. */
export interface Copied {
  readonly id: number;
  readonly categoryId: number;
  readonly mpn: string;
  readonly shared: readonly string[];
}

const originals = `select id, category_id as "categoryId", mpn, brand, package, params, name_zh as "nameZh", name_en as "nameEn",
  description_zh as "descriptionZh", description_en as "descriptionEn" from product where not withdrawn order by id`;

/** Tokens that a product has for its part number alone. */
export function partNumberTokens(mpn: string): string[] {
  return productTokens({ mpn, names: [mpn], texts: [], numbers: [] });
}

/** The product under another part number, as the copies are stored: its texts name the new one. */
function renameProduct(original: Original, mpn: string): Original {
  const text = (own: string) => own.replaceAll(original.mpn, mpn);
  const { nameZh, nameEn, descriptionZh, descriptionEn } = original;
  return {
    ...original,
    mpn,
    nameZh: text(nameZh),
    nameEn: text(nameEn),
    descriptionZh: text(descriptionZh),
    descriptionEn: text(descriptionEn),
  };
}

/** The tokens that an import stores for a product. */
export async function tokenMaker(db: Queryable, products: readonly Original[]) {
  const categories = await readProjectedCategories(db, [
    ...new Set(products.map(({ categoryId }) => categoryId)),
  ]);
  const brands = await searchedBrandNames(
    db,
    products.map(({ brand }) => brand),
  );
  return (product: Original): string[] => {
    const category = categories.get(product.categoryId);
    if (!category) throw new Error(`category ${product.categoryId} does not exist`);
    return tokensOf(product, category, brands.get(product.brand) ?? product.brand);
  };
}

/** A part number that no text has. */
const nothing = '';

/** The tokens that only one of two products has. */
export function otherTokens(one: readonly string[], two: readonly string[]): string[] {
  const [first, second] = [new Set(one), new Set(two)];
  return [
    ...[...first].filter((token) => !second.has(token)),
    ...[...second].filter((token) => !first.has(token)),
  ];
}

/** The stored products whose tokens are those of the part number and those of everything else; of hardly any they are not. */
export async function readCopied(db: Queryable): Promise<Copied[]> {
  const found = await rows<Original>(db, originals);
  const tokens = await tokenMaker(db, found);
  return found.flatMap((original) => {
    const { id, categoryId, mpn } = original;
    if (mpn.length < 5) return [];
    const shared = tokens(renameProduct(original, nothing));
    return otherTokens(tokens(original), [...shared, ...partNumberTokens(mpn)]).length === 0
      ? [{ id, categoryId, mpn, shared }]
      : [];
  });
}
