import { regionTree } from '#server/addresses/regions/region-tree.ts';
import { written } from './written.ts';

const languages = ['zh_CN', 'en_US'] as const;

/** The regions of each language in a file of their own, which a page loads when it asks for them. */
export function regionFiles(): Record<string, string> {
  return Object.fromEntries(
    languages.map((language) => [`regions.${language}.json`, written({ regions: regionTree(language) })]),
  );
}
