import type { KeywordTerm, MpnTerm } from '#domain/search/keyword.ts';
import { keyBeginnings, keyWindows, type NearPart, nearestPartNumber } from '#domain/search/near-spelling.ts';
import { type Relaxed, relax } from '#domain/search/relax.ts';
import type { RelaxAnswer, RelaxQuestion } from '#domain/search/relax-question.ts';
import { nearestWord } from '#domain/search/spelling-index.ts';
import { fold } from '#domain/search/tokens.ts';
import type { Catalogue } from '#server/catalogue/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Candidates for one place of a mistake; more of them fit only what is hardly a part number. */
const nearLimit = 40;

const partQuery = `select distinct mpn_key as key, mpn, stock from product where id = any($1::int[]) and slot_category_id is not null`;

function nearParts(db: Queryable, { index }: Catalogue, mpn: MpnTerm): Promise<NearPart[]> {
  const ids = index.findInWindows(keyWindows(mpn), nearLimit);
  return ids.length === 0 ? Promise.resolve([]) : rows<NearPart>(db, partQuery, [ids], 'near-part-numbers');
}

async function spellingOf(
  db: Queryable,
  catalogue: Catalogue,
  { mpn, text }: KeywordTerm,
): Promise<string | undefined> {
  const near = mpn && nearestPartNumber(mpn.key, await nearParts(db, catalogue, mpn));
  if (near !== undefined) return near;
  const word = nearestWord(fold(text), await vocabularyOf(db, catalogue.snapshot));
  if (word !== undefined || !mpn) return word;
  return keyBeginnings(mpn).find((key) => catalogue.index.findBeginning(key, 1).length > 0);
}

/** What a search of which no product has all words finds instead, see `relax`. */
export async function relaxSearch(
  db: Queryable,
  catalogue: Catalogue,
  terms: readonly KeywordTerm[],
): Promise<Relaxed | undefined> {
  const asks = relax(terms);
  const answer = (question: RelaxQuestion): Promise<RelaxAnswer> | RelaxAnswer =>
    'found' in question
      ? catalogue.index.areTogether(question.found)
      : spellingOf(db, catalogue, question.spelling);
  let step = asks.next();
  while (!step.done) step = asks.next(await answer(step.value));
  return step.value;
}
