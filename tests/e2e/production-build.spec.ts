import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseJson } from '#domain/wire/parse-json.ts';
import { measureBundle } from '../bench/bundle.ts';

/** What would give mocks away in a build: their worker, library, memory, developer's object and made-up data. */
const traces = ['mockServiceWorker', 'mock-world', '__shop', 'breaks the description', 'faker'];

/** One of the common passwords, whose list only the server and the mocks load. */
const commonPassword = 'q1w2e3r4t5';

test('the production build holds no byte of the mocks and no common password', () => {
  for (const folder of ['dist/web', 'dist/server']) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap(({ parentPath, name }) => {
      const text = `${name}\n${readFileSync(join(parentPath, name), 'latin1')}`;
      return [...traces, commonPassword]
        .filter((trace) => text.includes(trace))
        .map((trace) => `${join(parentPath, name)}: ${trace}`);
    });
    expect(found).toEqual([]);
  }
});

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** What may be evaluated at once when a page starts, in bytes: everything larger is a task of its own. */
const mostAtOnce = 5000;

test('the entry imports the libraries and the shop one after the other, and nothing large at once', () => {
  const manifest = parseJson<Record<string, Chunk>>(readFileSync('dist/web/.vite/manifest.json', 'utf8'));
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const names = (keys: readonly string[] = []) => keys.flatMap((key) => manifest[key]?.file ?? []);
  const atOnce = names(entry?.imports).map((file) => readFileSync(join('dist/web', file)).length);
  expect(Math.max(...atOnce)).toBeLessThan(mostAtOnce);
  const parts = names(entry?.dynamicImports).map((file) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, ''));
  expect(parts).toEqual(['vendor', 'shop', 'main']);
});

/** What a visitor loads before a page works, in bytes of Brotli, and in how many files: more of either is slower on a phone. */
const most = { brotli: 145_000, files: 25 };
const pages = [
  'catalogue/list/product-list',
  'catalogue/detail/product-detail',
  'catalogue/search/search',
  'content/home',
  'cart/cart',
];

test('what visitors load first is small', () => {
  const sizes = measureBundle('dist/web', pages);
  expect(sizes).toHaveLength(pages.length);
  const tooLarge = sizes.filter(({ brotli, files }) => brotli > most.brotli || files > most.files);
  expect(tooLarge).toEqual([]);
});
