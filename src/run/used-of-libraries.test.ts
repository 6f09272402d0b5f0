import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keysOf } from '#domain/keys-of.ts';
import { parseModule } from './parse-module.ts';
import { importsOfApp, type Library, libraries, narrowExports } from './used-of-libraries.ts';

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** The file that a bundler takes for the library. */
function entryOf(library: Library): string {
  const described = JSON.parse(readFileSync(`${packages}${library}/package.json`, 'utf8'));
  return `${packages}${library}/${described.module.replace(/^\.\//, '')}`;
}

function exportsOf(code: string): (string | null)[] {
  return parseModule('left.js', code).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name),
  );
}

describe.each(keysOf(libraries))('%s in development', (library) => {
  const file = entryOf(library);
  const used = importsOfApp();

  it('is found under the name of its file', () => {
    expect(file).toMatch(libraries[library]);
  });

  it('exports what the app imports, and nothing else', () => {
    const left = exportsOf(narrowExports(library, readFileSync(file, 'utf8'), used));
    const usedNames = [...used]
      .filter((name) => name.startsWith(`${library} `))
      .map((name) => name.split(' ')[1]);
    expect(left.toSorted()).toEqual(usedNames.toSorted());
    expect(left.length).toBeGreaterThan(5);
  });

  it('is refused in a form that exports nothing by name', () => {
    expect(() => narrowExports(library, "export * from './icons.js';", used)).toThrow(
      `${library} no longer exports`,
    );
  });
});
