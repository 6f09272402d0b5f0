import { regionNames, regionTree } from '#server/addresses/regions/region-tree.ts';
import { formatCollections } from './format-collections.ts';

const languages = ['zh_CN', 'en_US'] as const;

/** The regions of each language in a file of their own, which a page loads when it asks for them, and their names in both. */
export function regionFiles(): Record<string, string> {
  const trees = languages.map((language) => [
    `regions.${language}.json`,
    formatCollections({ regions: regionTree(language) }),
  ]);
  return { ...Object.fromEntries(trees), 'region-names.json': formatCollections({ regions: regionNames() }) };
}
