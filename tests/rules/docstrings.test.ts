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

/** The folders whose functions other parts of the project call. */
const documented = /^src\/(?:domain|contract|description|codegen)\/(?!.*\.test\.tsx?$)/;

function isFunctionValue({ initializer }: ts.VariableDeclaration): boolean {
  return (
    initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
  );
}

/** Exported functions and classes without a docstring. */
function findUndocumented(file: SourceFile): string[] {
  const source = parse(file);
  const found = source.statements.filter((statement) => {
    const isCode =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      (ts.isVariableStatement(statement) && statement.declarationList.declarations.some(isFunctionValue));
    if (!isCode || !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      return false;
    return ts.getJSDocCommentsAndTags(statement).length === 0;
  });
  return found.map((statement) => `${file.path}: ${statement.getText().split('\n')[0]}`);
}

/** Public methods of exported classes without a docstring. */
function findUndocumentedMethods(file: SourceFile): string[] {
  const has = (node: ts.Node, kind: ts.SyntaxKind) =>
    ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) === true;
  const source = parse(file);
  const classes = source.statements.filter(
    (statement): statement is ts.ClassDeclaration =>
      ts.isClassDeclaration(statement) && has(statement, ts.SyntaxKind.ExportKeyword),
  );
  return classes.flatMap(({ name, members }) =>
    members.flatMap((member) => {
      const isPublic =
        ts.isMethodDeclaration(member) &&
        ts.isIdentifier(member.name) &&
        !has(member, ts.SyntaxKind.PrivateKeyword);
      const isKnown =
        has(member, ts.SyntaxKind.OverrideKeyword) || ts.getJSDocCommentsAndTags(member).length > 0;
      return isPublic && !isKnown ? [`${file.path}: ${name?.text}.${member.name.getText()}`] : [];
    }),
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

  it('is missing where an exported function has none', () => {
    const countMissing = (text: string) => findUndocumented({ path: `${text}.ts`, text, lines: 1 }).length;
    expect(countMissing('export function half() {}\n')).toBe(1);
    expect(countMissing('export const half = () => 1;\n')).toBe(1);
    expect(countMissing('/** Half of it. */\nexport function half() {}\n')).toBe(0);
    expect(countMissing('/** Half of it. */\nexport const half = () => 1;\n')).toBe(0);
    expect(countMissing('function half() {}\nexport const all = 1;\n')).toBe(0);
  });

  it('is above every exported function that other parts of the project call', () => {
    const files = sourceFiles().filter(({ path }) => documented.test(path));
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap(findUndocumented)).toEqual([]);
  });

  it('is above every public method of their classes', () => {
    const countMissing = (text: string) =>
      findUndocumentedMethods({ path: `${text}.ts`, text, lines: 1 }).length;
    expect(countMissing('export class Half {\n  of() {}\n  #own() {}\n}\n')).toBe(1);
    expect(
      countMissing('export class Half {\n  /** Of it. */\n  of() {}\n}\nclass Own {\n  of() {}\n}\n'),
    ).toBe(0);
    const files = sourceFiles().filter(({ path }) => documented.test(path));
    expect(files.flatMap(findUndocumentedMethods)).toEqual([]);
  });

  it('is directly above what it is about', () => {
    expect(sourceFiles().flatMap(orphansIn)).toEqual([]);
  });
});
