import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Lines (from 0) that a comment is on. A docstring describes the thing below it and is no reason for a cast. */
function commentLines(source: ts.SourceFile): ReadonlySet<number> {
  const { text } = source;
  const lines = new Set<number>();
  const note = ({ pos, end }: ts.CommentRange): void => {
    if (text.startsWith('/**', pos)) return;
    const last = source.getLineAndCharacterOfPosition(end).line;
    for (let line = source.getLineAndCharacterOfPosition(pos).line; line <= last; line += 1) lines.add(line);
  };
  const visit = (node: ts.Node): void => {
    ts.getLeadingCommentRanges(text, node.pos)?.forEach(note);
    ts.getTrailingCommentRanges(text, node.end)?.forEach(note);
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return lines;
}

function isCast(node: ts.Node): node is ts.AsExpression | ts.TypeAssertion {
  return ts.isTypeAssertionExpression(node) || (ts.isAsExpression(node) && node.type.getText() !== 'const');
}

interface Casts {
  /** Places (`path:line`) of casts without a reason in their first or last line or in the line above either. */
  readonly unexplained: string[];
  readonly toNever: string[];
}

function castsIn(file: SourceFile): Casts {
  const source = parse(file);
  const found: Casts = { unexplained: [], toNever: [] };
  const casts: (ts.AsExpression | ts.TypeAssertion)[] = [];
  const visit = (node: ts.Node): void => {
    if (isCast(node)) casts.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (casts.length === 0) return found;
  const commented = commentLines(source);
  for (const assertion of casts) {
    const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
    const [first, last] = [lineOf(assertion.getStart(source)), lineOf(assertion.getEnd())];
    const place = `${file.path}:${first + 1}`;
    if (![first - 1, first, last - 1, last].some((line) => commented.has(line)))
      found.unexplained.push(place);
    if (assertion.type.kind === ts.SyntaxKind.NeverKeyword) found.toNever.push(place);
  }
  return found;
}

describe('the code', () => {
  const all = sourceFiles().map(castsIn);

  it('says next to every cast why the type is right, where no check can say it to the compiler', () => {
    expect(all.flatMap(({ unexplained }) => unexplained)).toEqual([]);
  });

  it('casts nothing to never', () => {
    expect(all.flatMap(({ toNever }) => toNever)).toEqual([]);
  });

  it('takes a comment as the reason, and neither a docstring nor a text that looks like a comment', () => {
    const text = [
      'const a = value as Text;',
      '// The caller has checked it.',
      'const b = value as Text;',
      'const c = value as Text; // The caller has checked it.',
      '/** A text. */',
      'const d = value as Text;',
      "const e = [value as Text, 'https://example.com // text'];",
      "const f = ['a', 'b'] as const;",
      'const g = <Text>value;',
      'const h = value as never;',
    ].join('\n');
    const path = 'src/sample.ts';
    expect(castsIn({ path, text, lines: 10 })).toEqual({
      unexplained: [1, 6, 7, 9, 10].map((line) => `${path}:${line}`),
      toNever: [`${path}:10`],
    });
  });
});
