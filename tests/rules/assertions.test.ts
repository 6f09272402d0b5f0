import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const emptyMatchers = new Set(['toBeDefined', 'toBeTruthy', 'toBeInTheDocument']);
const query = /^(get|find)(All)?By[A-Z]/;

/** The name of the function that an expression calls last: `findByText` in `await within(list).findByText('x')`. */
function calledName(node: ts.Expression): string {
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) return calledName(node.expression);
  if (!ts.isCallExpression(node)) return '';
  const { expression } = node;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/** `expect(screen.getByText('x')).toBeDefined()`: the query has already thrown when there is no such element. */
function isEmptyAssertion(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression: subject } = node.expression;
  if (!emptyMatchers.has(name.text) || !ts.isCallExpression(subject)) return false;
  const [asserted] = subject.arguments;
  return (
    subject.expression.getText() === 'expect' && asserted !== undefined && query.test(calledName(asserted))
  );
}

function emptyAssertions(file: SourceFile): string[] {
  const source = parse(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isEmptyAssertion(node)) {
      found.push(`${file.path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('the assertions of tests', () => {
  it('say more about an element than the query that found it', () => {
    const tests = sourceFiles().filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
    expect(tests.flatMap(emptyAssertions)).toEqual([]);
  });

  it('are recognised as empty whether the query is awaited, scoped or plain', () => {
    const text = [
      "expect(screen.getByText('a')).toBeDefined();",
      "expect(await within(row).findByRole('link')).toBeTruthy();",
      "expect(screen.getByText('a')).toBeVisible();",
      "expect(screen.queryByText('a')).toBeNull();",
    ].join('\n');
    const path = 'src/web/sample.test.tsx';
    expect(emptyAssertions({ path, text, lines: 4 })).toEqual([`${path}:1`, `${path}:2`]);
  });
});
