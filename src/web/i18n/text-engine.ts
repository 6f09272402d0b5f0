import { createInstance, type TFunction } from 'i18next';

/** The texts of one area of the app: screen → thing → text. */
export type AreaTexts = Readonly<Record<string, unknown>>;

/** i18next for one language. */
export interface TextEngine {
  readonly translate: TFunction;
  readonly add: (area: string, content: AreaTexts) => void;
}

/** All areas lie in one namespace, so that a key is written `area.screen.thing`. */
const namespace = 'texts';

function throwMissing(key: string): never {
  throw new Error(`There is no text for ${key}`);
}

/** A text that is missing stops tests and development; a visitor sees its key. */
const strict =
  import.meta.env.MODE === 'production'
    ? {}
    : {
        saveMissing: true,
        // A missing plural is reported by its key, not by one of its forms.
        saveMissingPlurals: false,
        missingKeyHandler: (_languages: readonly string[], _namespace: string, key: string) =>
          throwMissing(key),
        returnedObjectHandler: throwMissing,
      };

/** An instance of i18next that knows no text yet; `lng` is the language as HTML names it. */
export function createTextEngine(lng: string): TextEngine {
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
  return {
    translate: engine.t,
    add: (area, content) => {
      engine.addResourceBundle(lng, namespace, { [area]: content }, true);
    },
  };
}
