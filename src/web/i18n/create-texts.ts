import type { TFunction } from 'i18next';
import { htmlLanguage, type Language } from './language.ts';
import type { AreaTexts, TextEngine } from './text-engine.ts';
import { fillIn, readTemplate, type TextTemplate } from './text-template.ts';

/** The texts of one language, loaded area by area. */
export interface Texts {
  readonly t: TFunction;
  readonly has: (area: string) => boolean;
  readonly add: (area: string, content: AreaTexts) => void;
  /** The raw texts of an area; undefined until they are loaded. */
  readonly read: (area: string) => AreaTexts | undefined;
  /** Loads i18next, which handles texts that need more than values filled in. A rendering that needs it waits for it. */
  readonly loadEngine: () => Promise<void>;
}

type Values = Readonly<Record<string, unknown>>;

/** Options of i18next that are not values to fill in. */
const engineOptions = ['context', 'ordinal', 'lng', 'ns', 'defaultValue', 'replace', 'returnObjects'];

/** The text at a path such as `cart.list.delete`. */
function textAt(areas: AreaTexts, key: unknown): unknown {
  if (typeof key !== 'string') return undefined;
  return key.split('.').reduce<unknown>((place, name) => {
    const isGroup = typeof place === 'object' && place !== null && Object.hasOwn(place, name);
    // A group of texts is keyed by name.
    return isGroup ? (place as AreaTexts)[name] : undefined;
  }, areas);
}

/**
 * Looks each text up once and fills in its values; i18next would repeat the lookup every time, an eighth of the work for a list.
 * Texts that only i18next can handle are left to it, so a browser loads it after the page already works.
 */
function cacheTexts(
  areas: AreaTexts,
  language: string,
  translate: TFunction,
): { t: TFunction; forget: () => void } {
  const plain = new Map<unknown, unknown>();
  const templates = new Map<string, TextTemplate | undefined>();
  const plurals = new Intl.PluralRules(language);
  const templateOf = (key: string): TextTemplate | undefined => {
    if (!templates.has(key)) templates.set(key, readTemplate(textAt(areas, key)));
    return templates.get(key);
  };
  const templateFor = (key: string, count: unknown): TextTemplate | undefined => {
    if (typeof count !== 'number') return templateOf(key);
    if (count === 0 && templateOf(`${key}_zero`)) return undefined;
    return templateOf(`${key}_${plurals.select(count)}`) ?? templateOf(key);
  };
  const fillText = (key: unknown, values: unknown): string | undefined => {
    if (typeof key !== 'string' || typeof values !== 'object' || values === null) return undefined;
    if (engineOptions.some((name) => name in values)) return undefined;
    // An object without options holds values by name.
    const named = values as Values;
    const template = templateFor(key, named.count);
    return template && fillIn(template, named);
  };
  const t = (...args: Parameters<TFunction>): unknown => {
    const [key, values] = args;
    if (values !== undefined) return fillText(key, values) ?? translate(...args);
    const known = plain.get(key);
    if (known !== undefined) return known;
    const text = fillText(key, {}) ?? translate(...args);
    plain.set(key, text);
    return text;
  };
  const forget = () => {
    plain.clear();
    templates.clear();
  };
  // The overloads of i18next's own type cannot be written by hand.
  return { t: t as TFunction, forget };
}

/** The texts of one language, for a browser tab or for all pages of a server. */
export function createTexts(language: Language): Texts {
  const lng = htmlLanguage(language);
  const areas: Record<string, AreaTexts> = {};
  let engine: TextEngine | undefined;
  let loading: Promise<void> | undefined;
  const load = async () => {
    const { createTextEngine } = await import('./text-engine.ts');
    engine = createTextEngine(lng);
    for (const [area, content] of Object.entries(areas)) engine.add(area, content);
  };
  const loadEngine = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const translate = (...args: Parameters<TFunction>): unknown => {
    // React waits for the promise that a component throws, and renders the component again.
    if (!engine) throw loadEngine();
    return engine.translate(...args);
  };
  // As above.
  const { t, forget } = cacheTexts(areas, lng, translate as TFunction);
  return {
    t,
    has: (area) => Object.hasOwn(areas, area),
    add: (area, content) => {
      areas[area] = content;
      engine?.add(area, content);
      forget();
    },
    read: (area) => areas[area],
    loadEngine,
  };
}
