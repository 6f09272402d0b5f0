import { fold } from '#domain/search/tokens.ts';
import type { TextValue } from '#server/db/schema/catalogue.ts';
import { type Queryable, rows } from '../db/queryable.ts';

export interface ColumnText extends TextValue {
  columnId: number;
}

/** Key of a value in the dictionary; different spellings of one English text share a key. */
export function dictionaryKey(text: ColumnText): string {
  return `${text.columnId}\n${valueKey(text)}`;
}

function valueKey(text: TextValue): string {
  return fold(text.en === '' ? text.zh : text.en).trim();
}

interface DictionaryRow {
  id: number;
  column_id: number;
  key: string;
  zh: string;
  en: string;
}

const select = `select t.id, t.column_id, t.key, t.zh, t.en from text_value t
  join unnest($1::int[], $2::text[]) w (column_id, key) on w.column_id = t.column_id and w.key = t.key`;

// On conflict the statement waits for the other transaction, and the second read finds its row.
const insert = `insert into text_value (column_id, key, zh, en)
  select * from unnest($1::int[], $2::text[], $3::text[], $4::text[]) on conflict (column_id, key) do nothing`;

const relabel = `update text_value t set zh = w.zh from unnest($1::int[], $2::text[]) w (id, zh) where t.id = w.id`;

/** Returns the ids of all texts by `dictionaryKey`, adding missing values and translations. */
export async function resolveTexts(db: Queryable, texts: ColumnText[]): Promise<Map<string, number>> {
  const textsByKey = new Map<string, ColumnText>();
  for (const text of texts) textsByKey.set(dictionaryKey(text), text);
  if (textsByKey.size === 0) return new Map();
  const known = await read(db, textsByKey);
  const missing = [...textsByKey].filter(([key]) => !known.has(key)).map(([, text]) => text);
  if (missing.length > 0) {
    // A fixed order prevents deadlocks between two batches that add the same values.
    missing.sort((a, b) => (dictionaryKey(a) < dictionaryKey(b) ? -1 : 1));
    await rows(db, insert, [
      ...keys(missing),
      missing.map((text) => text.zh),
      missing.map((text) => text.en),
    ]);
    for (const [key, row] of await read(db, new Map(missing.map((text) => [dictionaryKey(text), text])))) {
      known.set(key, row);
    }
  }
  await updateLabels(db, textsByKey, known);
  return new Map([...known].map(([key, row]) => [key, row.id]));
}

async function read(db: Queryable, textsByKey: Map<string, ColumnText>): Promise<Map<string, DictionaryRow>> {
  const found = await rows<DictionaryRow>(db, select, keys([...textsByKey.values()]));
  return new Map(found.map((row) => [`${row.column_id}\n${row.key}`, row]));
}

function keys(texts: ColumnText[]): [number[], string[]] {
  return [texts.map((text) => text.columnId), texts.map(valueKey)];
}

/** Adds missing translations; a merely different spelling changes nothing. */
async function updateLabels(
  db: Queryable,
  textsByKey: Map<string, ColumnText>,
  known: Map<string, DictionaryRow>,
): Promise<void> {
  const changed: { id: number; zh: string }[] = [];
  for (const [key, text] of textsByKey) {
    const row = known.get(key);
    if (row && !isTranslated(row) && isTranslated(text)) changed.push({ id: row.id, zh: text.zh });
  }
  if (changed.length === 0) return;
  await rows(db, relabel, [changed.map((row) => row.id), changed.map((row) => row.zh)]);
}

function isTranslated(text: TextValue): boolean {
  return fold(text.zh) !== fold(text.en);
}
