import { join } from 'node:path';
import {
  type Expression,
  isBinaryExpression,
  isConditionalExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isSpreadAssignment,
  isStringLiteral,
  type Node,
  type ObjectLiteralExpression,
  type SpreadAssignment,
} from 'typescript-native/unstable/ast';
import { createVirtualFileSystem, type FileSystem } from 'typescript-native/unstable/fs';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript-native/unstable/sync';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * `...(a === undefined ? {} : { a })` is how an optional field is left out. The compiler checks the values of such a literal, and not
 * its keys: a misspelt one would be lost silently. So this asks it for the type that the whole literal must have.
 */
const root = join(import.meta.dirname, '../..');

/** The object literals that an expression may be. */
function literalsOf(node: Expression): ObjectLiteralExpression[] {
  if (isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (isBinaryExpression(node)) return [...literalsOf(node.left), ...literalsOf(node.right)];
  return isObjectLiteralExpression(node) ? [node] : [];
}

/** Whether a type lists its keys, so that one that it does not have is a mistake. */
function isClosed(type: Type, checker: Checker): boolean {
  const isKnown = (type.flags & TypeFlags.Object) !== 0 || type.isIntersectionType();
  return (
    isKnown && checker.getPropertiesOfType(type).length > 0 && checker.getIndexInfosOfType(type).length === 0
  );
}

function unknownKeys({ expression, parent }: SpreadAssignment, checker: Checker): string[] {
  const expected = isObjectLiteralExpression(parent) ? checker.getContextualType(parent) : undefined;
  const type = expected && checker.getNonNullableType(expected);
  if (!type) return [];
  const members = type.isUnionType() ? type.getTypes() : [type];
  if (!members.every((member) => isClosed(member, checker))) return [];
  return literalsOf(expression)
    .flatMap(({ properties }) => properties.flatMap((one) => (isSpreadAssignment(one) ? [] : [one.name])))
    .flatMap((name) => (isIdentifier(name) || isStringLiteral(name) ? [name.text] : []))
    .filter((key) => !members.some((member) => checker.getPropertyOfType(member, key)));
}

interface Checked {
  readonly spreads: number;
  readonly found: readonly string[];
}

function check({ program, checker }: Project, paths: readonly string[]): Checked {
  const found: string[] = [];
  let spreads = 0;
  for (const path of paths) {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`${path} is no file of the project`);
    const visit = (node: Node): void => {
      if (isSpreadAssignment(node) && literalsOf(node.expression).length > 0) {
        spreads += 1;
        const { length: line } = file.text.slice(0, node.getStart(file)).split('\n');
        for (const key of unknownKeys(node, checker)) found.push(`${path}:${line} ${key}`);
      }
      node.forEachChild(visit);
    };
    visit(file);
  }
  return { spreads, found };
}

/** Checks files of the project that a tsconfig.json describes with the compiler in Go, which needs a third of the time of the other. */
function checkProject(config: string, paths: readonly string[], fs?: FileSystem): Checked {
  const api = new API({ cwd: root, ...(fs === undefined ? {} : { fs }) });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (!project) throw new Error(`${config} describes no project`);
    return check(project, paths);
  } finally {
    api.close();
  }
}

/** The unknown keys of each text, in the order of the texts. */
function keysIn(texts: readonly string[]): string[][] {
  const config = { compilerOptions: { strict: true, noLib: true, types: [] } };
  const types = 'interface T { a: number; b?: number } declare const x: boolean;';
  const paths = texts.map((_, index) => `/examples/example${index}.ts`);
  const files = texts.map((text, index) => [`/examples/example${index}.ts`, `export {};${types}${text}`]);
  const fs = createVirtualFileSystem({
    '/examples/tsconfig.json': JSON.stringify(config),
    ...Object.fromEntries(files),
  });
  const { found } = checkProject('/examples/tsconfig.json', paths, fs);
  return paths.map((path) =>
    found.filter((place) => place.startsWith(`${path}:`)).map((place) => place.replace(/.* /, '')),
  );
}

describe('keys that are spread under a condition', () => {
  it('are found where the type of the whole literal does not have them', () => {
    const examples: readonly (readonly [text: string, keys: readonly string[]])[] = [
      ['const t: T = { a: 1, ...(x ? { c: 1 } : {}) };', ['c']],
      ['const t: T = { a: 1, ...(x && { c: 1 }) };', ['c']],
      ['const f = (): T => ({ a: 1, ...(x ? {} : { b: 1, d: 2 }) });', ['d']],
      ['const t: T = { a: 1, ...(x ? { b: 1 } : {}) };', []],
      ['const t = { a: 1, ...(x ? { c: 1 } : {}) };', []],
    ];
    expect(keysIn(examples.map(([text]) => text))).toEqual(examples.map(([, keys]) => keys));
  });

  it('are keys of the type that the whole literal must have', () => {
    const paths = sourceFiles()
      .filter(
        ({ path, text }) =>
          /^(src|mocks)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && text.includes('...('),
      )
      .map(({ path }) => path);
    const { spreads, found } = checkProject('tsconfig.json', paths);
    expect(spreads).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
