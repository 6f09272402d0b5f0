import type { Json } from '#description/json.ts';
import type { FilterRelation } from '../relation.ts';
import { type Place, textsIn } from './places.ts';

/** Whether an item fits the filter that was sent; undefined where one response does not show it. */
export function fitsFilter(row: FilterRelation, sent: string, { value }: Place): boolean | undefined {
  switch (row.match) {
    case 'equal':
      return value !== undefined && value !== null && String(value) === sent;
    case 'contains':
      return containsWords(value, sent);
    case 'positive':
      return typeof value === 'number' && value > 0;
    case 'atLeast':
      return typeof value === 'number' && value >= Number(sent);
    case 'atMost':
      return typeof value === 'number' && value <= Number(sent);
    case 'isNull':
      return value === undefined || value === null;
    case 'isNotNull':
      return value !== undefined && value !== null;
    case 'anyOf':
      return row.filter.includes('{') ? undefined : sent.split(/[|,]/).includes(String(value));
    case 'within':
      return undefined;
  }
}

/** What the filter asks for, in words. */
export function filterWords(row: FilterRelation, sent: string): string {
  const words = {
    equal: `equal to ${row.filter} ${sent}`,
    contains: `a text with ${row.filter} ${sent}`,
    positive: `above 0, ${row.filter} is ${sent}`,
    atLeast: `a number of at least ${row.filter} ${sent}`,
    atMost: `a number of at most ${row.filter} ${sent}`,
    anyOf: `one of ${row.filter} ${sent}`,
    within: `inside ${row.filter} ${sent}`,
    isNull: `none, ${row.filter} is ${sent}`,
    isNotNull: `a value, ${row.filter} is ${sent}`,
  };
  return words[row.match];
}

function containsWords(item: Json | undefined, sent: string): boolean {
  const fold = (text: string) => text.normalize('NFKC').toLowerCase();
  const texts = textsIn(item).map(fold);
  return fold(sent)
    .split(/\s+/)
    .every((word) => texts.some((text) => text.includes(word)));
}
