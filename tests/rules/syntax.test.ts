import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type FunctionShape, functionsOf, parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';
import { unwrap } from './unwrap.ts';

/** Places (`path:line`) of the nodes that a rule does not allow. */
function placesOf(file: SourceFile, isWrong: (node: ts.Node) => boolean): string[] {
  const source = parse(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isWrong(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file.path}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function describeShape({ path, name, lines, parameters }: FunctionShape): string {
  return `${path} ${name}: ${lines} lines, ${parameters} parameters`;
}

const files = sourceFiles();
const functions = files.flatMap(functionsOf);

describe('the syntax of the code', () => {
  // Keys that are spread under a condition are checked in spread-keys.test.ts.
  it('has no object literal that is spread inside another: the compiler checks no keys of it', () => {
    const isSpreadLiteral = (node: ts.Node) =>
      ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(unwrap(node.expression));
    expect(files.flatMap((file) => placesOf(file, isSpreadLiteral))).toEqual([]);
  });

  it('has no function over 80 lines and no component over 150 lines', () => {
    const found = functions.filter((one) => one.lines > (one.isComponent ? 150 : 80));
    expect(found.map(describeShape)).toEqual([]);
  });

  it('has no function with more than four parameters: an options object names them at the call', () => {
    const found = functions.filter((one) => one.parameters > 4);
    expect(found.map(describeShape)).toEqual([]);
  });
});
