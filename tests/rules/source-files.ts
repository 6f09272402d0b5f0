import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
