import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Places (`path:line`) of the nodes that a rule does not allow. */
function placesOf(file: SourceFile, isWrong: (node: ts.Node) => boolean): string[] {
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, false, kind);
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

describe('the syntax of the code', () => {
  it('has no object literal that is spread inside another: the compiler checks no keys of it', () => {
    const isSpreadLiteral = (node: ts.Node) =>
      ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression);
    expect(sourceFiles().flatMap((file) => placesOf(file, isSpreadLiteral))).toEqual([]);
  });
});
