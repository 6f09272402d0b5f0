import type { TFunction } from 'i18next';
import { htmlLanguage, type Language } from './language.ts';

/** The texts of one area of the app: screen → thing → text. */
export type AreaTexts = Readonly<Record<string, unknown>>;

/** The texts of one language, filled area by area. */
export interface Texts {
  readonly t: TFunction;
  readonly has: (area: string) => boolean;
  readonly add: (area: string, content: AreaTexts) => void;
}

type Values = Readonly<Record<string, unknown>>;

function textAt(areas: ReadonlyMap<string, AreaTexts>, key: string): string | undefined {
  const [area = '', ...path] = key.split('.');
  let found: unknown = areas.get(area);
  for (const name of path) found = (found as AreaTexts | undefined)?.[name];
  return typeof found === 'string' ? found : undefined;
}

function fill(text: string, values: Values): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
}

/** A text that is missing stops tests and development; a visitor sees its key. */
function missing(key: string): string {
  if (import.meta.env.MODE !== 'production') throw new Error(`There is no text for ${key}`);
  return key;
}

/**
 * One instance per browser tab, or per language on the server. The files and the typed keys are i18next's (plural
 * endings, `{{placeholders}}`); of its engine the shop uses these few lines, and every visitor would load the rest.
 */
export function createTexts(language: Language): Texts {
  const areas = new Map<string, AreaTexts>();
  const plural = new Intl.PluralRules(htmlLanguage(language));
  const translate = (key: string, values: Values = {}) => {
    const { count } = values;
    const counted = typeof count === 'number' ? textAt(areas, `${key}_${plural.select(count)}`) : undefined;
    const text = counted ?? textAt(areas, key);
    return text === undefined ? missing(key) : fill(text, values);
  };
  return {
    // i18next's type is the typed keys; the engine behind it is the function above.
    t: translate as unknown as TFunction,
    has: (area) => areas.has(area),
    add: (area, content) => areas.set(area, content),
  };
}
