import type { Pool } from 'pg';
import { brandKey } from '#domain/brands/index.ts';
import { projectProducts, rewriteComputedOfBrand } from '#server/catalogue/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { unlimitSession } from '#server/db/session-limits.ts';
import { acquireLock, releaseLock } from '../load/import-run.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { ImportProblem } from '../problem.ts';

/** Products that are locked at a time: an order waits for no more of them. */
const BATCH = 500;

/** The maker that gives up its name, and the one that its products get. */
export type BrandMerge = { from: string; to: string; dryRun?: boolean };

export type MergedBrands = {
  /** As it is, or will be, shown. */
  to: string;
  /** Products that had the old name. */
  products: number;
  /** Names that lead to the brand from now on and did not before. */
  aliases: string[];
};

const brandsOf = 'select distinct brand from product where brand = any($1::text[])';
const dictionary = `select distinct t.en as brand from text_value t join column_def d on d.id = t.column_id where d.key = 'brand'`;
const next = 'select id from product where brand = any($1::text[]) order by id limit $2 for no key update';
const move = `update product p set brand = $2, updated_at = now(), params = coalesce(
    (select p.params || jsonb_build_object(d.id::text, jsonb_build_object('zh', $2::text, 'en', $2::text))
      from column_def d where d.category_id = p.category_id and d.key = 'brand'), p.params)
  where p.id = any($1::int[])`;
const count = 'select count(*)::int as products from product where brand = any($1::text[])';
const aliasesOf =
  'select key, name, brand from brand_alias where key = any($1::text[]) or brand = any($2::text[])';
const keep = `insert into brand_alias (key, name, brand) select k, n, $3 from unnest($1::text[], $2::text[]) w (k, n)
  on conflict (key) do update set brand = excluded.brand where brand_alias.brand <> excluded.brand`;
const forget = 'delete from brand_alias where key = $1';
const unused = `delete from text_value t using column_def d where d.id = t.column_id and d.key = 'brand' and t.en = any($1::text[])`;

type Alias = { key: string; name: string; brand: string };

/**
 * Gives the products of one maker the name of another, in batches and under the lock of the import. The old name stays as an alias:
 * later files and searches still find the maker by it, the products that it had before included. Done twice it changes nothing the
 * second time; done again after an interruption it goes on.
 */
export async function mergeBrands(db: Pool, merge: BrandMerge): Promise<MergedBrands> {
  if (brandKey(merge.from) === '' || brandKey(merge.to) === '')
    throw new ImportProblem('usage', 'A brand has letters or digits.');
  if (brandKey(merge.from) === brandKey(merge.to))
    throw new ImportProblem('usage', `"${merge.from}" and "${merge.to}" are one brand already.`);
  const client = await db.connect();
  try {
    await unlimitSession(client);
    await acquireLock(client);
    try {
      return await moveAll(oneAtATime(client), merge);
    } finally {
      await releaseLock(client).catch(() => undefined);
    }
  } finally {
    client.release(true);
  }
}

async function inTransaction<T>(db: Queryable, run: () => Promise<T>): Promise<T> {
  await rows(db, 'begin');
  try {
    const done = await run();
    await rows(db, 'commit');
    return done;
  } catch (error) {
    await rows(db, 'rollback').catch(() => undefined);
    throw error;
  }
}

/** Moves some of the products; returns how many. */
async function moveBatch(db: Queryable, old: readonly string[], to: string): Promise<number> {
  const ids = (await rows<{ id: number }>(db, next, [old, BATCH])).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await rows(db, move, [ids, to]);
  await projectProducts(db, ids);
  return ids.length;
}

async function moveAll(
  db: Queryable,
  { from, to: target, dryRun = false }: BrandMerge,
): Promise<MergedBrands> {
  const known = (await rows<{ brand: string }>(db, dictionary)).map(({ brand }) => brand);
  const to = known.find((brand) => brandKey(brand) === brandKey(target)) ?? target;
  const spelled = known.filter((brand) => brandKey(brand) === brandKey(from));
  const old = [...new Set([from, ...spelled])];
  const before = await rows<Alias>(db, aliasesOf, [[brandKey(from)], old]);
  if (before.length === 0 && (await rows(db, brandsOf, [old])).length === 0)
    throw new ImportProblem(
      'usage',
      `No product has the brand "${from}". Is it spelled as the shop shows it?`,
    );
  const allAliases = [
    { key: brandKey(from), name: spelled[0] ?? from },
    ...before.filter(({ brand }) => old.includes(brand)),
  ];
  // A merge that is taken back would make a brand another name of itself.
  const aliases = allAliases.filter(
    ({ key }) => key !== brandKey(to) && !before.some((one) => one.key === key && one.brand === to),
  );
  const [found] = await rows<{ products: number }>(db, count, [old]);
  const merged = { to, products: found?.products ?? 0, aliases: aliases.map(({ name }) => name) };
  if (dryRun) return merged;
  // First, so that the tokens of every batch have the old name too.
  await inTransaction(db, async () => {
    await rows(db, forget, [brandKey(to)]);
    await rows(db, keep, [aliases.map(({ key }) => key), aliases.map(({ name }) => name), to]);
  });
  while ((await inTransaction(db, () => moveBatch(db, old, to))) > 0);
  await rewriteComputedOfBrand(db, to);
  // Their values are gone from the filters; a link that names one says that it is unknown.
  if (spelled.length > 0) await rows(db, unused, [old]);
  return merged;
}
