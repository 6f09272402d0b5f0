import { readFileSync } from 'node:fs';
import { parseJson } from '#domain/wire/parse-json.ts';

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, ManifestEntry>;

const built = new URL('../web/', import.meta.url);
let template: string | undefined;
let manifest: Manifest | undefined;

/** The built document of the browser bundle, next to this bundle. */
export function builtTemplate(): string {
  template ??= readFileSync(new URL('index.html', built), 'utf8');
  return template;
}

function builtManifest(): Manifest {
  manifest ??= parseJson<Manifest>(readFileSync(new URL('.vite/manifest.json', built), 'utf8'));
  return manifest;
}

function collect(source: string, all: Manifest, found: Set<string>): void {
  const entry = all[source];
  if (!entry || found.has(entry.file)) return;
  found.add(entry.file);
  for (const imported of entry.imports ?? []) collect(imported, all, found);
}

let starting: readonly string[] | undefined;

/** The parts of the start, which the entry evaluates one after the other. */
function startParts(): readonly string[] {
  starting ??= Object.values(builtManifest()).flatMap(({ isEntry, dynamicImports = [] }) =>
    isEntry ? dynamicImports : [],
  );
  return starting;
}

/** Links that make the browser fetch the chunks of the start and of these source files at once, with all that they import. */
export function preloadLinks(sources: readonly string[]): string {
  const page = builtTemplate();
  const found = new Set<string>();
  for (const source of [...startParts(), ...sources]) collect(source, builtManifest(), found);
  return [...found]
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** JSON in a form that cannot close a script element. */
export function safeInScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** JSON that is safe inside a script element. */
export function jsonForScript(value: unknown): string {
  return safeInScript(JSON.stringify(value));
}
