import { createInstance, type TFunction } from 'i18next';
import { htmlLanguage, type Language } from './language.ts';
import { fillIn, readTemplate, type TextTemplate } from './text-template.ts';

/** The texts of one area of the app: screen → thing → text. */
export type AreaTexts = Readonly<Record<string, unknown>>;

/** The texts of one language, filled area by area. */
export interface Texts {
  readonly t: TFunction;
  readonly has: (area: string) => boolean;
  readonly add: (area: string, content: AreaTexts) => void;
  /** The texts of an area as they are, undefined while they are not loaded. */
  readonly read: (area: string) => AreaTexts | undefined;
}

/** All areas lie in one namespace, so that a key is written `area.screen.thing`. */
const namespace = 'texts';

function missing(key: string): never {
  throw new Error(`There is no text for ${key}`);
}

/** A text that is missing stops tests and development; a visitor sees its key. */
const strict =
  import.meta.env.MODE === 'production'
    ? {}
    : {
        saveMissing: true,
        // The forms of a plural are not listed: the build leaves out what i18next needs for that (`run/leave-out-unused.ts`).
        saveMissingPlurals: false,
        missingKeyHandler: (_languages: readonly string[], _namespace: string, key: string) => missing(key),
        returnedObjectHandler: missing,
      };

type Values = Readonly<Record<string, unknown>>;

/** What says more to i18next than a value to fill in. */
const instructions = ['context', 'ordinal', 'lng', 'ns', 'defaultValue', 'replace', 'returnObjects'];

interface Engine {
  readonly translate: TFunction;
  /** A text as it is written. */
  readonly read: (key: string) => unknown;
  readonly language: string;
}

/**
 * Looks each text up once and fills its values in: i18next does both again each time, which was an eighth of the work for a list. What
 * it alone can do is left to it.
 */
function remembered({ translate, read, language }: Engine): { t: TFunction; forget: () => void } {
  const plain = new Map<unknown, unknown>();
  const templates = new Map<string, TextTemplate | undefined>();
  const plurals = new Intl.PluralRules(language);
  const templateOf = (key: string): TextTemplate | undefined => {
    if (!templates.has(key)) templates.set(key, readTemplate(read(key)));
    return templates.get(key);
  };
  const filledIn = (key: unknown, values: unknown): string | undefined => {
    if (typeof key !== 'string' || typeof values !== 'object' || values === null) return undefined;
    if (instructions.some((name) => name in values)) return undefined;
    // An object that is no list of instructions holds values by name.
    const named = values as Values;
    const { count } = named;
    const template = templateOf(typeof count === 'number' ? `${key}_${plurals.select(count)}` : key);
    return template && fillIn(template, named);
  };
  const t = (...args: Parameters<TFunction>): unknown => {
    const [key, values] = args;
    if (args.length > 1) return filledIn(key, values) ?? translate(...args);
    const known = plain.get(key);
    if (known !== undefined) return known;
    const text = translate(...args);
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

/** One instance of i18next per browser tab, or per language on the server. */
export function createTexts(language: Language): Texts {
  const lng = htmlLanguage(language);
  const engine = createInstance();
  void engine.init({
    lng,
    fallbackLng: false,
    ns: [namespace],
    defaultNS: namespace,
    resources: { [lng]: { [namespace]: {} } },
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    ...strict,
  });
  const read = (key: string): unknown => engine.getResource(lng, namespace, key);
  const { t, forget } = remembered({ translate: engine.t, read, language: lng });
  return {
    t,
    has: (area) => engine.getResource(lng, namespace, area) !== undefined,
    add: (area, content) => {
      engine.addResourceBundle(lng, namespace, { [area]: content }, true);
      forget();
    },
    read: (area): AreaTexts | undefined => engine.getResource(lng, namespace, area),
  };
}
