import type { Language } from '#domain/language.ts';
import { type Queryable, rows } from '../db/queryable.ts';
import type { Column, Snapshot } from './snapshot.ts';

export interface Label {
  readonly zh: string;
  readonly en: string;
}

/** Labels of the texts of a column by their ids. */
export type Labels = ReadonlyMap<number, Label>;

const query = 'select id, zh, en from text_value where column_id = $1';
const known = new WeakMap<Snapshot, Map<number, Promise<Labels>>>();

async function read(db: Queryable, { id }: Column): Promise<Labels> {
  const found = await rows<Label & { id: number }>(db, query, [id], 'catalogue-text-labels');
  return new Map(found.map((label) => [label.id, label]));
}

/** The texts of a column, read once for each version of the catalogue. */
export function labelsOf(db: Queryable, snapshot: Snapshot, column: Column): Promise<Labels> {
  const ofSnapshot = known.get(snapshot) ?? new Map<number, Promise<Labels>>();
  known.set(snapshot, ofSnapshot);
  const reading = ofSnapshot.get(column.id) ?? read(db, column);
  ofSnapshot.set(column.id, reading);
  reading.catch(() => ofSnapshot.delete(column.id));
  return reading;
}

/** The place of each text in the order of a list, the same for texts that are written alike; see `SortedProduct`. */
export function textRanks(labels: Labels, language: Language): ReadonlyMap<number, number> {
  const spell = ({ zh, en }: Label) => (language === 'zh_CN' ? zh : en.toLowerCase());
  const inOrder = [...new Set(labels.values().map(spell))].sort();
  const ranks = new Map(inOrder.map((text, rank) => [text, rank]));
  return new Map([...labels].map(([id, label]) => [id, ranks.get(spell(label)) ?? 0]));
}
