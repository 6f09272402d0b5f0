import { type Queryable, rows } from '#server/db/queryable.ts';
import type { CategoryMapping } from '../mapping/mapping.ts';
import { type CategoryLevel, type CategoryPath, PATH_SEPARATOR, slug } from '../rows/categories.ts';

type CategoryRow = {
  id: number;
  path_key: string;
  name_zh: string;
  name_en: string;
  products: boolean;
  sort: number;
  hot_product: boolean;
  hot_home: boolean;
};

const read = `select id, path_key, name_zh, name_en, sort, hot_product, hot_home,
  exists (select 1 from product p where p.category_id = c.id) as products from category c`;

const insert = `insert into category (parent_id, level, path_key, name_zh, name_en, sort)
  values ($1, $2, $3, $4, $5, $6) returning id`;

const translate = 'update category set name_zh = $2, name_en = $3 where id = $1';

const mark = `update category set hot_product = hot_product or path_key = any($1::text[]),
  hot_home = hot_home or path_key = any($2::text[]) where path_key = any($1::text[]) or path_key = any($2::text[])`;

const OTHER: CategoryLevel = { zh_CN: '其他', en_US: 'Other', slug: 'other' };

/** Finds or makes the category of every path. Returns category ids by the number of the path. */
export async function placeCategories(
  db: Queryable,
  paths: readonly CategoryPath[],
  mapping: CategoryMapping,
): Promise<Map<number, number>> {
  const tree = new Tree(db, await rows<CategoryRow>(db, read));
  const inner = new Set(
    paths.flatMap((path) => path.levels.slice(0, -1).map((_, at) => keyOf(path.levels.slice(0, at + 1)))),
  );
  const placed = new Map<number, number>();
  for (const path of paths) {
    const isInner = inner.has(path.key) || tree.hasChildren(path.key);
    placed.set(path.number, await tree.place(isInner ? [...path.levels, OTHER] : path.levels));
  }
  await markHot(db, tree, mapping);
  return placed;
}

async function markHot(db: Queryable, tree: Tree, mapping: CategoryMapping): Promise<void> {
  const inProducts = pathKeys(mapping.hotInProducts).filter((key) => tree.get(key)?.hot_product === false);
  const onHome = pathKeys(mapping.hotOnHome).filter((key) => tree.get(key)?.hot_home === false);
  if (inProducts.length + onHome.length > 0) await rows(db, mark, [inProducts, onHome]);
}

/** Path keys of paths as a mapping writes them. */
function pathKeys(paths: readonly string[] = []): string[] {
  return paths.map(pathKey);
}

export function pathKey(path: string): string {
  return path.split(PATH_SEPARATOR).map(slug).join('/');
}

function keyOf(levels: readonly CategoryLevel[]): string {
  return levels.map((level) => level.slug).join('/');
}

class Tree {
  readonly #db: Queryable;
  readonly #byKey: Map<string, CategoryRow>;

  constructor(db: Queryable, known: readonly CategoryRow[]) {
    this.#db = db;
    this.#byKey = new Map(known.map((row) => [row.path_key, row]));
  }

  get(key: string): CategoryRow | undefined {
    return this.#byKey.get(key);
  }

  hasChildren(key: string): boolean {
    return this.#byKey.keys().some((other) => other.startsWith(`${key}/`));
  }

  /** Products hang on leaves: below a category that has products nothing new grows, its products stay together. */
  async place(levels: readonly CategoryLevel[]): Promise<number> {
    let parent: CategoryRow | undefined;
    for (const [at, level] of levels.entries()) {
      const key = keyOf(levels.slice(0, at + 1));
      const known = this.#byKey.get(key);
      if (!known && parent?.products) return parent.id;
      parent = known
        ? await this.#name(known, level)
        : await this.#add(key, level, at + 1, parent?.id ?? null);
    }
    if (!parent) throw new Error('a category path without levels');
    return parent.id;
  }

  async #add(
    key: string,
    level: CategoryLevel,
    depth: number,
    parentId: number | null,
  ): Promise<CategoryRow> {
    const siblings = [...this.#byKey.values()].filter((row) => isSibling(row.path_key, key));
    const sort = Math.max(0, ...siblings.map((row) => row.sort)) + 1;
    const values = [parentId, depth, key, level.zh_CN, level.en_US, sort];
    const [made] = await rows<{ id: number }>(this.#db, insert, values);
    if (!made) throw new Error(`category ${key} was not made`);
    const names = { name_zh: level.zh_CN, name_en: level.en_US };
    const row = {
      id: made.id,
      path_key: key,
      ...names,
      sort,
      products: false,
      hot_product: false,
      hot_home: false,
    };
    this.#byKey.set(key, row);
    return row;
  }

  /** A translation that came later is taken; a name that is merely different changes nothing. */
  async #name(row: CategoryRow, level: CategoryLevel): Promise<CategoryRow> {
    if (row.name_zh !== row.name_en || level.zh_CN === level.en_US) return row;
    await rows(this.#db, translate, [row.id, level.zh_CN, level.en_US]);
    row.name_zh = level.zh_CN;
    row.name_en = level.en_US;
    return row;
  }
}

function isSibling(a: string, b: string): boolean {
  return a.slice(0, a.lastIndexOf('/') + 1) === b.slice(0, b.lastIndexOf('/') + 1);
}
