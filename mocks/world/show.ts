import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import type { ShownFields } from '#domain/wire/world-row.ts';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isBilingual(value: unknown): value is Bilingual {
  return isFields(value) && typeof value.zh === 'string' && typeof value.en === 'string';
}

/** A value as sent: texts in one language, without fields that start with `$`. */
export function translate(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, language));
  if (isBilingual(value)) return inLanguage(value, language);
  if (!isFields(value)) return value;
  const shown: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value))
    if (!name.startsWith('$') && item !== undefined) shown[name] = translate(item, language);
  return shown;
}

function isShown(name: string, { names, numbered = [] }: ShownFields): boolean {
  return (
    names.includes(name) ||
    numbered.some((prefix) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
  );
}

/** The fields of an entry that an answer shows. */
export function shownEntry(entry: Fields, shown: ShownFields | undefined, language: Language): Fields {
  const picked = Object.entries(entry).filter(
    ([name, value]) => value !== undefined && !name.startsWith('$') && (!shown || isShown(name, shown)),
  );
  return Object.fromEntries(picked.map(([name, value]) => [name, translate(value, language)]));
}

/** Every text of a value, in both languages. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isBilingual(value) ? [value.zh, value.en] : [];
}
