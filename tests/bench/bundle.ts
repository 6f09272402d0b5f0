// Size of the first load per page, gzip and brotli: what a visitor's browser fetches before the page works.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseJson } from '#domain/wire/parse-json.ts';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export interface PageSize {
  page: string;
  files: number;
  raw: number;
  gzip: number;
  brotli: number;
}

function withImports(manifest: Record<string, Chunk>, key: string, found: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const file of chunk.css ?? []) found.add(file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
}

type FileSize = Pick<PageSize, 'raw' | 'gzip' | 'brotli'>;

/** Most files are part of many pages, and compressing takes long. */
function createMeasure(folder: string): (file: string) => FileSize {
  const known = new Map<string, FileSize>();
  return (file) => {
    const before = known.get(file);
    if (before) return before;
    const content = readFileSync(`${folder}/${file}`);
    const size = {
      raw: content.length,
      gzip: gzipSync(content, { level: 9 }).length,
      brotli: brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }).length,
    };
    known.set(file, size);
    return size;
  };
}

function sizeOf(page: string, files: ReadonlySet<string>, measure: (file: string) => FileSize): PageSize {
  const sizes = [...files].map(measure);
  const sum = (what: keyof FileSize) => sizes.reduce((total, size) => total + size[what], 0);
  return { page, files: files.size, raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

/** What a page is shown with besides its own file and the texts of its area: a search its texts, a category its filters. */
const further: Readonly<Record<string, readonly string[]>> = {
  'pages/catalogue/search/search-page.tsx': ['i18n/zh_CN/search.json', 'i18n/zh_CN/documents.json'],
  'pages/catalogue/list/product-list-page.tsx': ['pages/catalogue/list/filter-groups.tsx'],
};

/** The sizes of every page of the built web app, or of those that are named as `content/home`, the largest first. */
export function measureBundle(folder = 'dist/web', named?: readonly string[]): PageSize[] {
  const manifest = parseJson<Record<string, Chunk>>(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The built app has no entry: run `npm run build` first.');
  // The entry evaluates the parts of the start one after the other.
  const startParts = manifest[entry]?.dynamicImports ?? [];
  const measure = createMeasure(folder);
  const pages = Object.keys(manifest).filter((key) => {
    const [, name] = /^pages\/(.*)-page\.tsx$/.exec(key) ?? [];
    return name !== undefined && (!named || named.includes(name));
  });
  return pages
    .map((page) => {
      const files = new Set<string>();
      const texts = ['i18n/zh_CN/index.ts', `i18n/zh_CN/${page.split('/')[1]}.json`];
      const importers = Object.keys(manifest).filter(
        (key) => /^[\w-]+-pages\.ts$/.test(key) && manifest[key]?.dynamicImports?.includes(page),
      );
      for (const key of [entry, ...startParts, ...importers, page, ...texts, ...(further[page] ?? [])])
        withImports(manifest, key, files);
      return sizeOf(page, files, measure);
    })
    .sort((a, b) => b.brotli - a.brotli);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(8);
}

/** The sizes as a table for the console. */
export function bundleTable(sizes: readonly PageSize[]): string {
  const rows = sizes.map(
    ({ page, files, raw, gzip, brotli }) =>
      `${page.replace(/^pages\//, '').padEnd(44)}${String(files).padStart(6)}${[raw, gzip, brotli].map(kilobytes).join('')}`,
  );
  return [`${'first load of'.padEnd(44)} files  raw kB gzip kB   br kB`, ...rows].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(bundleTable(measureBundle()));
