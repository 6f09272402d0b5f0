import { type SpellingIndex, spellingIndex } from '#domain/search/spelling-index.ts';
import { vocabularyFrom } from '#domain/search/vocabulary.ts';
import type { Snapshot } from '#server/catalogue/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

/** Values of text columns that are read; more of them are not words of a trade. */
const textLimit = 50_000;

async function readVocabulary(db: Queryable, { categories }: Snapshot): Promise<SpellingIndex> {
  const texts = await rows<{ zh: string; en: string }>(
    db,
    `select zh, en from text_value order by id limit ${textLimit}`,
  );
  return spellingIndex(vocabularyFrom([...categories.values(), ...texts].flatMap(({ zh, en }) => [zh, en])));
}

const vocabularies = new WeakMap<Snapshot, Promise<SpellingIndex>>();

/** Spelled words of the catalogue, read once for each version of it. */
export function vocabularyOf(db: Queryable, snapshot: Snapshot): Promise<SpellingIndex> {
  const known = vocabularies.get(snapshot) ?? readVocabulary(db, snapshot);
  vocabularies.set(snapshot, known);
  known.catch(() => vocabularies.delete(snapshot));
  return known;
}
