import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type FunctionShape, functionsOf, parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

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

function listed({ path, name, lines, parameters }: FunctionShape): string {
  return `${path} ${name}: ${lines} lines, ${parameters} parameters`;
}

/** Functions that are still too long. The list may only become shorter. */
const long = new Set(['usePaymentForm']);

/** A cast with a comment in its line or in the line above it says why it is right. */
function isUnexplainedCast(node: ts.Node): boolean {
  if (!ts.isAsExpression(node) || node.type.getText() === 'const') return false;
  const source = node.getSourceFile();
  const lines = source.text.split('\n');
  const line = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const near = lines.slice(line(node.getStart()) - 1, line(node.getEnd()) + 1);
  return !near.some((text) => /\/\/ |^\s*(\/\*|\*)/.test(text));
}

/** Casts without a reason that are still there. The number may only become smaller. */
const unexplainedCasts = 308;

const files = sourceFiles();
const functions = files.flatMap(functionsOf);

describe('the syntax of the code', () => {
  it('has no object literal that is spread inside another: the compiler checks no keys of it', () => {
    const isSpreadLiteral = (node: ts.Node) =>
      ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression);
    expect(files.flatMap((file) => placesOf(file, isSpreadLiteral))).toEqual([]);
  });

  it('has no function over 80 lines and no component over 150 lines', () => {
    const found = functions.filter((one) => one.lines > (one.isComponent ? 150 : 80) && !long.has(one.name));
    expect(found.map(listed)).toEqual([]);
  });

  it('has no function with more than four parameters: an options object names them at the call', () => {
    const found = functions.filter((one) => one.parameters > 4);
    expect(found.map(listed)).toEqual([]);
  });

  it('has no new cast without a reason next to it', () => {
    const found = files.flatMap((file) => placesOf(file, isUnexplainedCast));
    expect(found.length <= unexplainedCasts ? [] : found).toEqual([]);
  });
});
