import { languages } from '#description/description.ts';
import { jsonFile } from '../emit.ts';
import type { Generator } from '../generator.ts';

/** The description's own texts: codes, field titles, enum labels and rule messages, one file per language. */
export const texts: Generator = {
  name: 'texts',
  writes: ['texts/'],
  run: ({ texts: all }) =>
    new Map(languages.map((language) => [`texts/${language}.json`, jsonFile({ ...all[language] })])),
};
