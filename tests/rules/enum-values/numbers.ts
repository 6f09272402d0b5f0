import ts from 'typescript';
import { isWrapper } from '../unwrap.ts';
import { isSmall } from './fields.ts';

/** Constants of a file that are a number, and members of its constant tables that are one, as `name` and `table.name`. */
export type Constants = ReadonlySet<string>;

/** Whether an expression is a number that is written out, or may be one, or is a list or a set of them. */
export function isNumber(node: ts.Node, constants: Constants): boolean {
  const isOne = (child: ts.Node) => isNumber(child, constants);
  if (isWrapper(node)) return isOne(node.expression);
  if (ts.isConditionalExpression(node)) return isOne(node.whenTrue) || isOne(node.whenFalse);
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(isOne);
  if (ts.isNewExpression(node))
    return node.expression.getText() === 'Set' && (node.arguments?.some(isOne) ?? false);
  if (ts.isBinaryExpression(node) && isFallback(node.operatorToken.kind))
    return isOne(node.left) || isOne(node.right);
  if (ts.isIdentifier(node)) return constants.has(node.text);
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
    return constants.has(`${node.expression.text}.${node.name.text}`);
  return ts.isNumericLiteral(node) && isSmall(node.text);
}

function isFallback(operator: ts.SyntaxKind): boolean {
  return operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken;
}

/** The name that a comparison or an assignment is about: the last one of `a.b.c` and of `a['c']`. */
export function nameOf(node: ts.Node): string | undefined {
  if (ts.isParenthesizedExpression(node) || ts.isAssertionExpression(node) || ts.isNonNullExpression(node))
    return nameOf(node.expression);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return textOf(node.argumentExpression);
  if (ts.isComputedPropertyName(node)) return textOf(node.expression);
  if (ts.isCallExpression(node) && node.expression.getText() === 'Number') {
    const [given] = node.arguments;
    return given && nameOf(given);
  }
  return ts.isIdentifier(node) ? node.text : textOf(node);
}

function textOf(node: ts.Node): string | undefined {
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}
