import { createInstance, type TFunction } from 'i18next';
import { htmlLanguage, type Language } from './language.ts';

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
        missingKeyHandler: (_languages: readonly string[], _namespace: string, key: string) => missing(key),
        returnedObjectHandler: missing,
      };

/** Most texts have nothing to fill in and are the same each time; looking them up was a tenth of the work for a page. */
function remembered(translate: TFunction): { t: TFunction; forget: () => void } {
  const plain = new Map<unknown, unknown>();
  const t = (...args: Parameters<TFunction>): unknown => {
    if (args.length > 1) return translate(...args);
    const [key] = args;
    const known = plain.get(key);
    if (known !== undefined) return known;
    const text = translate(...args);
    plain.set(key, text);
    return text;
  };
  // The overloads of i18next's own type cannot be written by hand.
  return { t: t as TFunction, forget: () => plain.clear() };
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
  const { t, forget } = remembered(engine.t);
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
