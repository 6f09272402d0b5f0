import { nearDuplicates } from '#domain/catalogue/near-duplicates.ts';
import { isChinese } from '#domain/part-texts/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import type { CategoryLevel, CategoryPath } from '../rows/categories.ts';

/** A category that the shop does not have yet; paths are written as a mapping writes them. */
export type NewCategory = { zh_CN: string; en_US: string; products: number; isTranslated: boolean };

/** A new category that reads like another one, and the line of a mapping that would put its products there. */
export type LikeCategory = { category: string; like: string; suggestion: Record<string, string> };

const known = 'select path_key as "pathKey", name_en as "nameEn" from category';

type Known = { pathKey: string; nameEn: string };

/** Whether a name is given in both languages; one that is written in capitals alone (`EEPROM`) is the same in both. */
export function isTranslated({ zh, en }: { zh: string; en: string }): boolean {
  return zh !== en || !(isChinese(en) || /\p{Ll}{3}/u.test(en));
}

/** Compares the categories of a file with those of the shop, before any is made. */
export async function newCategories(
  db: Queryable,
  paths: readonly CategoryPath[],
  productsOf: (path: CategoryPath) => number,
): Promise<{ added: NewCategory[]; alike: LikeCategory[] }> {
  const before = await rows<Known>(db, known);
  const keys = new Set(before.map(({ pathKey }) => pathKey));
  const added = new Map<string, { levels: readonly CategoryLevel[]; products: number }>();
  for (const path of paths) {
    for (const at of path.levels.keys()) {
      const levels = path.levels.slice(0, at + 1);
      const key = levels.map((level) => level.slug).join('/');
      if (keys.has(key)) continue;
      const one = added.get(key) ?? { levels, products: 0 };
      added.set(key, { levels, products: one.products + productsOf(path) });
    }
  }
  const news = [...added.values()];
  return {
    added: news.map(newCategory),
    alike: findAlike(
      news.map(({ levels }) => levels),
      before,
    ),
  };
}

function formatLevels(levels: readonly CategoryLevel[], language: 'zh_CN' | 'en_US'): string {
  return levels.map((level) => level[language]).join(' / ');
}

function newCategory({
  levels,
  products,
}: {
  levels: readonly CategoryLevel[];
  products: number;
}): NewCategory {
  const last = levels.at(-1);
  return {
    zh_CN: formatLevels(levels, 'zh_CN'),
    en_US: formatLevels(levels, 'en_US'),
    products,
    isTranslated: isTranslated({ zh: last?.zh_CN ?? '', en: last?.en_US ?? '' }),
  };
}

/** Names are compared within a level: a name like that of its parent does not make a category a duplicate. */
function findAlike(added: readonly (readonly CategoryLevel[])[], before: readonly Known[]): LikeCategory[] {
  return [1, 2, 3].flatMap((depth) => {
    const news = new Map(
      added
        .filter((levels) => levels.length === depth)
        .map((levels) => [levels.at(-1)?.en_US ?? '', formatLevels(levels, 'en_US')]),
    );
    const old = before.filter(({ pathKey }) => pathKey.split('/').length === depth);
    const names = old.map(({ nameEn }) => nameEn).filter((name) => !news.has(name));
    return nearDuplicates([...news.keys()], names).map(({ name, like }) => {
      const category = news.get(name) ?? name;
      const target = [...category.split(' / ').slice(0, -1), like].join(' / ');
      return { category, like: news.get(like) ?? like, suggestion: { [category]: news.get(like) ?? target } };
    });
  });
}
