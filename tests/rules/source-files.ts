import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

export interface SourceFile {
  path: string;
  text: string;
  lines: number;
}

/** Every hand-written TypeScript file of the project, tests included, generated ones not. */
export function sourceFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('generated/'))
    .flatMap((path) => {
      const text = readText(path);
      return text === undefined ? [] : [{ path, text, lines: text.trimEnd().split('\n').length }];
    });
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The modules that a file imports, as written. */
export function importsOf(file: SourceFile): string[] {
  const pattern = /(?:\bfrom\s+|\bimport\s+|\bimport\()\s*['"]([^'"]+)['"]/g;
  return [...file.text.matchAll(pattern)].flatMap((match) => match[1] ?? []);
}

/** Aliases of the `imports` in package.json that name no folder of `src`. */
const outsideSource = new Set(['generated', 'mocks', 'tests']);

/** The file of the project that an import names; undefined for one of a package. */
export function importedFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  if (!specifier.startsWith('#')) return undefined;
  const [name = '', ...rest] = specifier.slice(1).split('/');
  return [outsideSource.has(name) ? name : `src/${name}`, ...rest].join('/');
}
