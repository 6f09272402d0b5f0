import ts from 'typescript';

/** Whether an expression is another one in parentheses or with a type: `(a)`, `a!`, `a as T`, `a satisfies T`. */
export function isWrapper(
  node: ts.Node,
): node is
  | ts.ParenthesizedExpression
  | ts.AssertionExpression
  | ts.NonNullExpression
  | ts.SatisfiesExpression {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAssertionExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSatisfiesExpression(node)
  );
}

/** What is inside of parentheses and assertions: of `({} as const)` the `{}`. */
export function unwrap(node: ts.Expression): ts.Expression {
  return isWrapper(node) ? unwrap(node.expression) : node;
}
