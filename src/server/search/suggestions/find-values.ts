import type { Language } from '#domain/language.ts';
import {
  bestValues,
  conditionsOf,
  type KnownText,
  readValues,
  textKeys,
  type ValueCategory,
  valueCategories,
} from '#domain/suggestions/index.ts';
import { constants } from '#generated/constants.ts';
import { type Catalogue, readConditions, type Snapshot } from '#server/catalogue/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

const textQuery = `select id, column_id as "columnId", zh, en from text_value
  where translate(lower(en), ' -_/', '') = any($1::text[]) or translate(lower(zh), ' -_/', '') = any($1::text[])`;

const leaves = new WeakMap<Snapshot, ValueCategory[]>();

function leavesOf(snapshot: Snapshot): ValueCategory[] {
  const known = leaves.get(snapshot);
  if (known) return known;
  const made = valueCategories(
    [...snapshot.categories.values()].map(({ id, zh, en, products, children, columns }) => ({
      id,
      name: { zh, en },
      products,
      isLeaf: children.length === 0,
      columns: columns.map((column) => ({
        id: column.id,
        key: column.key,
        name: { zh: column.zh, en: column.en },
        kind: column.kind,
        unit: column.unit,
        screen: column.screen,
        filters: column.slot !== null,
      })),
    })),
  );
  leaves.set(snapshot, made);
  return made;
}

/** Categories in which the text is a set of values that some products have. */
export async function findValues(db: Queryable, catalogue: Catalogue, keyWord: string, language: Language) {
  const keys = textKeys(keyWord);
  if (keys.length === 0) return [];
  const texts = await rows<KnownText & { id: number }>(db, textQuery, [keys], 'suggested-texts');
  const readings = readValues(keyWord, leavesOf(catalogue.snapshot), texts);
  const counts = readings.map((reading) => {
    const read = readConditions(catalogue, conditionsOf(reading));
    return read.ok ? Math.min(catalogue.index.count(read.value), constants.searchCountLimit) : 0;
  });
  return bestValues(readings, counts, language);
}
