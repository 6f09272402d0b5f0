// Browsers compile a function at its first call. Where most functions of a file run as soon as a page starts, they are compiled with
// the file instead, in another thread.
import type { Plugin } from 'vite';

/** Explicit compile hint of V8, which has to be the first line of the file; other browsers read a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Marks the chunks of these names, after everything else has written into them. */
export function compileAhead(names: readonly string[]): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const marked = Object.values(bundle).filter(
          (file) => file.type === 'chunk' && names.includes(file.name),
        );
        for (const file of marked) if (file.type === 'chunk') file.code = hint + file.code;
        const missing = names.filter((name) => !marked.some((file) => 'name' in file && file.name === name));
        if (missing.length > 0) this.error(`There is no chunk named ${missing.join(', ')}`);
      },
    },
  };
}
