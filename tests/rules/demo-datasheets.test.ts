import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { datasheetOf } from '#domain/catalogue/datasheet.ts';
import { demoCatalogues } from '#server/seed/demo-folder.ts';

interface StartCatalogue {
  readonly products: readonly { readonly mpn: string; readonly datasheetUrl: string | null }[];
}

/** The demo catalogue as the import has loaded it, and what all its rows say. */
const { products }: StartCatalogue = JSON.parse(readFileSync('mocks/world/start/catalogue.json', 'utf8'));
const written = demoCatalogues.map((file) => readFileSync(file, 'utf8')).join('\n');

it('No product of the demo catalogue offers a picture or a page as its datasheet.', () => {
  const offered = products.flatMap(({ mpn, datasheetUrl }) => {
    const url = datasheetOf(datasheetUrl);
    return url === undefined ? [] : [{ mpn, url }];
  });
  expect(offered.filter(({ url }) => !/\.pdf$/i.test(url))).toEqual([]);
  // A file of the shop itself would have to be one of those that it has.
  expect(offered.filter(({ url }) => url.startsWith('/'))).toEqual([]);
});

it('Every address of the demo catalogue that ends as a PDF does is one that the shop offers.', () => {
  const addresses = written.match(/[^\s,"]+\.pdf(?:[?#][^\s,"]*)?/gi) ?? [];
  expect(addresses.filter((address) => datasheetOf(address) === undefined)).toEqual([]);
});
