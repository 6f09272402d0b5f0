// In development a large library is prepared with only those of its parts that the app imports: 0.2 MB instead of 4.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { keysOf } from '#domain/keys-of.ts';
import { parseModule } from './parse-module.ts';

const app = fileURLToPath(new URL('../web/', import.meta.url));

/** Each library and the file that exports all of it. */
export const libraries = {
  'lucide-react': /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/,
};

export type Library = keyof typeof libraries;

const names = keysOf(libraries);

/** What a file imports from the libraries, each as `lucide-react Search`; types are not parts. */
function importsOf(file: string, code: string): string[] {
  if (!names.some((library) => code.includes(library))) return [];
  return parseModule(file, code).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const library = names.find((name) => name === moduleRequest.value);
    if (!library) return [];
    return entries
      .filter(({ isType }) => !isType)
      .map(({ importName: { name } }) => {
        if (!name) throw new Error(`${file} imports ${library} as a whole; import its parts by name.`);
        return `${library} ${name}`;
      });
  });
}

/** What all files of the app import from the libraries, each as `lucide-react Search`. */
export function importsOfApp(): Set<string> {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return new Set(sources.flatMap((file) => importsOf(file, readFileSync(join(app, file), 'utf8'))));
}

/** The file that exports all of a library, without what nobody imports. Throws when it exports nothing that is used. */
export function narrowExports(library: Library, code: string, used: ReadonlySet<string>): string {
  let result = '';
  let position = 0;
  let count = 0;
  for (const { start, end, entries } of parseModule(library, code).module.staticExports) {
    const remaining = entries.filter(({ exportName: { name } }) => used.has(`${library} ${name}`));
    const list = remaining.map((entry) => code.slice(entry.start, entry.end)).join(', ');
    const module = entries[0]?.moduleRequest;
    const from = module ? ` from ${code.slice(module.start, module.end)}` : '';
    result += code.slice(position, start) + (remaining.length > 0 ? `export { ${list} }${from};` : '');
    position = end;
    count += remaining.length;
  }
  if (count === 0)
    throw new Error(
      `${library} no longer exports its parts by name, as src/run/used-of-libraries.ts expects.`,
    );
  return result + code.slice(position);
}

/** A part that is imported for the first time while the development server runs restarts it. */
export function usedOfLibraries(): Plugin {
  let used: ReadonlySet<string> = new Set();
  let restart: (() => void) | undefined;
  return {
    name: 'used-of-libraries',
    apply: 'serve',
    enforce: 'pre',
    config() {
      used = importsOfApp();
      // The name is part of what decides whether libraries are prepared again.
      const mark = createHash('sha256')
        .update([...used].sort().join())
        .digest('hex');
      const plugins = names.map((library) => ({
        name: `used-of-${library}-${mark}`,
        transform: {
          filter: { id: libraries[library] },
          handler: (code: string) => ({ code: narrowExports(library, code, used), map: null }),
        },
      }));
      return { optimizeDeps: { rolldownOptions: { plugins } } };
    },
    configureServer(server) {
      restart = () => {
        restart = undefined;
        void server.restart();
      };
    },
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: names },
      handler(code, id) {
        if (!importsOf(id, code).every((name) => used.has(name))) restart?.();
      },
    },
  };
}
