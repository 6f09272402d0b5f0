import type { TextArea } from './areas.ts';
import type { Texts } from './create-texts.ts';
import type { Language } from './language.ts';
import type { AreaTexts } from './text-engine.ts';

interface LanguageTexts {
  readonly frameTexts: Readonly<Record<string, AreaTexts>>;
  readonly areaFiles: Readonly<Record<string, () => Promise<AreaTexts>>>;
  readonly describedTexts: () => Promise<AreaTexts>;
}

/** A visitor reads one language, so the list of a language's files is loaded with the texts that every page needs. */
const languages: Record<Language, () => Promise<LanguageTexts>> = {
  zh_CN: () => import('./zh_CN/index.ts'),
  en_US: () => import('./en_US/index.ts'),
};

/** The areas that every page needs. */
export const frameAreas: readonly TextArea[] = ['frame', 'components', 'errors'];

/** Every area that has texts in a language. */
export async function allAreas(language: Language): Promise<TextArea[]> {
  const { areaFiles } = await languages[language]();
  // A file has the name of its area; a test compares the two.
  const own = Object.keys(areaFiles).map((file) => file.replace(/^.*\/|\.json$/g, '') as TextArea);
  return [...frameAreas, ...own, 'described'];
}

/** The paths of the files with the texts of a page, as the bundler's manifest knows them. */
export function textFiles(language: Language, areas: readonly TextArea[]): string[] {
  return [
    `i18n/${language}/index.ts`,
    ...areas.map((area) =>
      area === 'described' ? `../../generated/texts/${language}.json` : `i18n/${language}/${area}.json`,
    ),
  ];
}

async function textsOf(area: TextArea, language: Language): Promise<AreaTexts> {
  const { frameTexts, areaFiles, describedTexts } = await languages[language]();
  const known = frameTexts[area];
  if (known) return known;
  const load = area === 'described' ? describedTexts : areaFiles[`./${area}.json`];
  if (!load) throw new Error(`There are no ${language} texts for ${area}`);
  return load();
}

/** Loads the texts of the areas that are not there yet; resolves when all of them are. */
export async function loadTexts(texts: Texts, language: Language, areas: readonly TextArea[]): Promise<void> {
  const missing = areas.filter((area) => !texts.has(area));
  await Promise.all(missing.map(async (area) => texts.add(area, await textsOf(area, language))));
}
