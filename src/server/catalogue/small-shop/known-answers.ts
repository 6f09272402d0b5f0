import type { Language } from '#domain/language.ts';
import type { Queryable } from '../../db/queryable.ts';
import { Parameters, run } from '../../db/statement.ts';
import { contentVersion } from '../../site/rendering/page-version.ts';
import { placeIn } from '../memory/cached-category.ts';
import { type ProductAnswer, plainAnswers } from '../product-answer.ts';
import { listedValues, type ProductRow, productFields } from '../product-fields.ts';
import type { Category, Snapshot } from '../snapshot.ts';
import { knownProducts, type ListedStock } from './known-products.ts';
import { isSmallShop, shopFacts } from './shop-facts.ts';

interface KnownRow extends ProductRow {
  content: number;
}

interface Listed {
  readonly listed: readonly ListedStock[];
  /** The version at which they were found. */
  readonly content: number;
  readonly language: Language;
  /** Which all of them are of, if they are of one. */
  readonly category?: Category | undefined;
}

/** Products as lists show them, of which those are read that are not known yet; undefined where the shop is large or has changed meanwhile. */
export async function knownAnswers(
  db: Queryable,
  snapshot: Snapshot,
  { listed, content, language, category }: Listed,
): Promise<ProductAnswer[] | undefined> {
  const known = knownProducts(snapshot);
  const unknown = known?.unknownOf(listed, content, language) ?? [];
  if (unknown.length > 0) {
    const parameters = new Parameters();
    const fields = productFields(language, parameters, listedValues(snapshot, category));
    const text = `select ${contentVersion} as content, ${fields} from product p where p.id = any(${parameters.add(unknown, 'int[]')})`;
    const rows = await run<KnownRow>(db, { text, values: parameters.values });
    if (rows.some((row) => row.content !== content)) return undefined;
    known?.add(plainAnswers(snapshot, rows, language), content, language);
  }
  return known?.find(listed, content, language);
}

/** Products that were found in memory. */
interface Found {
  readonly ids: readonly number[];
  readonly language: Language;
}

interface StockRow extends Record<string, unknown> {
  readonly version: number;
  readonly content: number;
  readonly id: number | null;
  readonly stock: number;
}

interface FoundStock {
  readonly version: number;
  readonly content: number;
  readonly listed: readonly ListedStock[];
}

async function readStock(db: Queryable, ids: readonly number[]): Promise<FoundStock | undefined> {
  const parameters = new Parameters();
  const text = `select v.version::float8 as version, ${contentVersion} as content, p.id, p.stock from catalogue_version v
    left join unnest(${parameters.add(ids, 'int[]')}) with ordinality w (id, place) on true
    left join product p on p.id = w.id and p.slot_category_id is not null order by w.place`;
  const rows = await run<StockRow>(db, { text, values: parameters.values });
  const listed = rows.filter((row): row is StockRow & ListedStock => row.id !== null);
  const [first] = rows;
  return first && { version: first.version, content: first.content, listed };
}

async function findStock(
  db: Queryable,
  snapshot: Snapshot,
  ids: readonly number[],
): Promise<FoundStock | undefined> {
  const facts = await shopFacts(db, snapshot);
  if (!facts) return readStock(db, ids);
  const { version, content, stocks } = facts;
  const listed = ids.flatMap((id) => {
    const place = placeIn(facts.ids, id);
    return place < 0 ? [] : [{ id, stock: stocks[place] ?? 0 }];
  });
  return { version, content, listed };
}

/**
 * Products of a small shop by their ids, with the version of the catalogue; one that was removed or withdrawn meanwhile is missing. Undefined where the shop is
 * large or has changed meanwhile.
 */
export async function knownByIds(
  db: Queryable,
  snapshot: Snapshot,
  { ids, language }: Found,
): Promise<{ readonly version: number; readonly products: readonly ProductAnswer[] } | undefined> {
  if (!isSmallShop(snapshot)) return undefined;
  const found = await findStock(db, snapshot, ids);
  const { version = 0, content = 0, listed = [] } = found ?? {};
  const products = found && (await knownAnswers(db, snapshot, { listed, content, language }));
  return products && { version, products };
}
