import { recordOf } from '#domain/record-of.ts';
import type { WordItem } from '#generated/hooks/model/wordItem.ts';

function isItem(value: unknown): value is WordItem {
  const { name, url } = recordOf(value);
  // Only addresses that a browser fetches: the list is data of the back office.
  return typeof name === 'string' && typeof url === 'string' && /^(https?:\/\/|\/(?!\/))/.test(url);
}

/** The documents of a word column, from its JSON text; what is not a document is left out. */
export function readWordItems(text: string): readonly WordItem[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isItem) : [];
  } catch {
    return [];
  }
}
