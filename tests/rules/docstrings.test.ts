import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Where the code of a file begins, after its imports: a docstring before that may be about the whole file. */
function startOfCode(source: ts.SourceFile): number {
  const first = source.statements.find((statement) => !ts.isImportDeclaration(statement));
  return first?.getStart(source) ?? source.end;
}

/** Docstrings inside the code that an empty line follows: what they were written for is gone. */
function orphansIn(file: SourceFile): string[] {
  const source = parse(file);
  const start = startOfCode(source);
  return [...file.text.matchAll(/^ *\/\*\*(?:(?!\*\/).)*\*\/\n\n/gms)].flatMap(({ index, 0: docstring }) =>
    index < start ? [] : [`${file.path}: ${docstring.trim().split('\n')[0]}`],
  );
}

describe('a docstring', () => {
  const inCode = (text: string) => orphansIn({ path: `${text}.ts`, text, lines: 1 }).length;

  it('is found when nothing follows it directly, but for the one of a file', () => {
    expect(inCode('const a = 1;\n\n/** The half of it. */\n\nconst b = 2;\n')).toBe(1);
    expect(inCode('const a = 1;\n\n/**\n * The half\n * of it.\n */\n\nconst b = 2;\n')).toBe(1);
    expect(inCode('const a = 1;\n\n/** The half of it. */\nconst b = 2;\n')).toBe(0);
    expect(inCode("import a from 'a';\n\n/** What this file is for. */\n\nconst b = 2;\n")).toBe(0);
  });

  it('is directly above what it is about', () => {
    expect(sourceFiles().flatMap(orphansIn)).toEqual([]);
  });
});
