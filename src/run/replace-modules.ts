// In a build, modules of libraries are replaced by smaller ones of our own.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const app = new URL('../web/', import.meta.url);

export interface Replacement {
  /** Part of the path of the library that imports the module. */
  readonly library: string;
  /** How the library writes the import. */
  readonly source: RegExp;
  /** What it gets instead, below `src/web`. */
  readonly by: string;
}

/** What a form of ours never uses of react-jsonschema-form, which is more than half of it. */
export const formParts: readonly Replacement[] = [
  { library: '/@rjsf/', source: /\/getDefaultRegistry\.js$/, by: 'forms/built/registry.ts' },
  { library: '/@rjsf/', source: /^markdown-to-jsx\/react$/, by: 'forms/built/markdown.ts' },
  { library: '/@rjsf/', source: /^fast-uri$/, by: 'forms/built/uri.ts' },
];

/** Replaces modules of libraries, and fails a build in which no library imports one of them any more. */
export function replaceModules(replacements: readonly Replacement[]): Plugin {
  const used = new Set<Replacement>();
  return {
    name: 'replace-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const found = replacements.find((one) => importer?.includes(one.library) && one.source.test(source));
      if (!found) return;
      used.add(found);
      return fileURLToPath(new URL(found.by, app));
    },
    buildEnd(error) {
      const [unused] = error ? [] : replacements.filter((one) => !used.has(one));
      if (unused)
        this.error(
          `Nothing in ${unused.library} imports ${unused.source} any more, so src/web/${unused.by} replaces nothing. ` +
            'Has the library changed?',
        );
    },
  };
}
