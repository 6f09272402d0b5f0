import type { TextArea } from './areas.ts';
import type { Texts } from './create-texts.ts';
import type { Language } from './language.ts';
import type { AreaTexts } from './text-engine.ts';

type Loader = () => Promise<AreaTexts>;

const files: Record<Language, Record<string, Loader>> = {
  zh_CN: import.meta.glob<AreaTexts>('./zh_CN/*.json', { import: 'default' }),
  en_US: import.meta.glob<AreaTexts>('./en_US/*.json', { import: 'default' }),
};

/** The texts of the description itself, which forms show: titles of fields, and what to say when a rule is broken. */
const described: Record<Language, Loader> = {
  zh_CN: async () => (await import('#generated/texts/zh_CN.json')).default,
  en_US: async () => (await import('#generated/texts/en_US.json')).default,
};

/** The areas that every page needs. */
export const frameAreas: readonly TextArea[] = ['frame', 'components', 'errors'];

/** Every area that has texts in a language. */
export function allAreas(language: Language): TextArea[] {
  // A file has the name of its area; a test compares the two.
  const own = Object.keys(files[language]).map((file) => file.replace(/^.*\/|\.json$/g, '') as TextArea);
  return [...own, 'described'];
}

/** The path of an area's file as the bundler's manifest knows it. */
export function textFile(language: Language, area: TextArea): string {
  return area === 'described' ? `../../generated/texts/${language}.json` : `i18n/${language}/${area}.json`;
}

/** Loads the texts of the areas that are not there yet; resolves when all of them are. */
export async function loadTexts(texts: Texts, language: Language, areas: readonly TextArea[]): Promise<void> {
  const missing = areas.filter((area) => !texts.has(area));
  await Promise.all(
    missing.map(async (area) => {
      const load = area === 'described' ? described[language] : files[language][`./${language}/${area}.json`];
      if (!load) throw new Error(`There are no ${language} texts for ${area}`);
      texts.add(area, await load());
    }),
  );
}
