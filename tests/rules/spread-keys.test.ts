import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * `...(a === undefined ? {} : { a })` is how an optional field is left out. The compiler checks the values of such a literal, and not
 * its keys: a misspelt one would be lost silently. So this asks it for the type that the whole literal must have.
 */
const project = join(import.meta.dirname, '../..');

/** The object literals that an expression may be. */
function literalsOf(node: ts.Expression): ts.ObjectLiteralExpression[] {
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...literalsOf(node.left), ...literalsOf(node.right)];
  return ts.isObjectLiteralExpression(node) ? [node] : [];
}

/** Whether a type lists its keys, so that one that it does not have is a mistake. */
function isClosed(type: ts.Type, checker: ts.TypeChecker): boolean {
  const isKnown = (type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection();
  return (
    isKnown && checker.getPropertiesOfType(type).length > 0 && checker.getIndexInfosOfType(type).length === 0
  );
}

function unknownKeys(spread: ts.SpreadAssignment, checker: ts.TypeChecker): string[] {
  const expected = checker.getContextualType(spread.parent);
  if (!expected) return [];
  const types = checker.getNonNullableType(expected);
  const members = types.isUnion() ? types.types : [types];
  if (!members.every((member) => isClosed(member, checker))) return [];
  return literalsOf(spread.expression)
    .flatMap(({ properties }) => properties.map(({ name }) => name))
    .flatMap((name) => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : []))
    .filter((key) => !members.some((member) => checker.getPropertyOfType(member, key)));
}

interface Checked {
  readonly spreads: number;
  readonly found: readonly string[];
}

function check(program: ts.Program, isChecked: (path: string) => boolean): Checked {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  let spreads = 0;
  const visit = (node: ts.Node, file: ts.SourceFile): void => {
    if (ts.isSpreadAssignment(node) && literalsOf(node.expression).length > 0) {
      spreads += 1;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      for (const key of unknownKeys(node, checker)) found.push(`${file.fileName}:${line + 1} ${key}`);
    }
    node.forEachChild((child) => visit(child, file));
  };
  for (const file of program.getSourceFiles()) if (isChecked(file.fileName)) visit(file, file);
  return { spreads, found };
}

function optionsOf(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(project, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, project).options, noEmit: true };
}

/** A program of one file with this text, without the types of the libraries. */
function programOf(text: string): ts.Program {
  const options = { ...optionsOf(), noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  const file = ts.createSourceFile('example.ts', text, ts.ScriptTarget.Latest, true);
  return ts.createProgram({
    rootNames: [file.fileName],
    options,
    host: { ...host, getSourceFile: (name) => (name === file.fileName ? file : undefined) },
  });
}

const keysIn = (text: string) =>
  check(
    programOf(`interface T { a: number; b?: number } declare const x: boolean;${text}`),
    () => true,
  ).found.map((place) => place.replace(/.* /, ''));

describe('keys that are spread under a condition', () => {
  it('are found where the type of the whole literal does not have them', () => {
    expect(keysIn('const t: T = { a: 1, ...(x ? { c: 1 } : {}) };')).toEqual(['c']);
    expect(keysIn('const t: T = { a: 1, ...(x && { c: 1 }) };')).toEqual(['c']);
    expect(keysIn('const f = (): T => ({ a: 1, ...(x ? {} : { b: 1, d: 2 }) });')).toEqual(['d']);
    expect(keysIn('const t: T = { a: 1, ...(x ? { b: 1 } : {}) };')).toEqual([]);
    expect(keysIn('const t = { a: 1, ...(x ? { c: 1 } : {}) };')).toEqual([]);
  });

  it('are keys of the type that the whole literal must have', () => {
    const files = sourceFiles().filter(
      ({ path, text }) =>
        /^(src|mocks)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && text.includes('...('),
    );
    const paths = new Set(files.map(({ path }) => join(project, path)));
    const { spreads, found } = check(ts.createProgram([...paths], optionsOf()), (path) => paths.has(path));
    expect(spreads).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
