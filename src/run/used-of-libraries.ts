// In development a large library is prepared with only those of its parts that the app imports: 0.2 MB instead of 4.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { keysOf } from '#domain/keys-of.ts';

const app = fileURLToPath(new URL('../web/', import.meta.url));

/** Each library and the file that exports all of it. */
export const libraries = {
  'lucide-react': /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/,
};

export type Library = keyof typeof libraries;

const names = keysOf(libraries);

/** What a file imports from a library, as `lucide-react Search`. */
function importsOf(code: string): string[] {
  return names.flatMap((library) =>
    [...code.matchAll(new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g'))].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((part) => part.trim().split(' ')[0])
        .filter((name) => name && name !== 'type')
        .map((name) => `${library} ${name}`),
    ),
  );
}

/** What all files of the app import from the libraries, each as `lucide-react Search`. */
export function importsOfApp(): Set<string> {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return new Set(sources.flatMap((file) => importsOf(readFileSync(join(app, file), 'utf8'))));
}

/** The file that exports all of a library, without what nobody imports. Throws when it exports nothing that is used. */
export function narrowed(library: Library, code: string, used: ReadonlySet<string>): string {
  const left = code.replace(/export \{([^}]*)\}( from '[^']*')?;/g, (_statement, list: string, from = '') => {
    const reexported = list
      .split(',')
      .map((part) => part.trim())
      .filter((part) => used.has(`${library} ${part.split(' ').at(-1)}`));
    return reexported.length > 0 ? `export { ${reexported.join(', ')} }${from};` : '';
  });
  if (!left.includes('export {'))
    throw new Error(
      `${library} no longer exports its parts by name, as src/run/used-of-libraries.ts expects.`,
    );
  return left;
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
          handler: (code: string) => ({ code: narrowed(library, code, used), map: null }),
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
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: /from 'lucide-react'/ },
      handler(code) {
        if (!importsOf(code).every((name) => used.has(name))) restart?.();
      },
    },
  };
}
