import ts from 'typescript';
import { fields } from './fields.ts';
import { type Constants, isNumber } from './numbers.ts';

/** Whether a type is an enum: the keys or the values of a table, a field that is one, or a name of such a type. */
function isEnum(node: ts.TypeNode, names: ReadonlySet<string>): boolean {
  if (ts.isParenthesizedTypeNode(node)) return isEnum(node.type, names);
  if (ts.isUnionTypeNode(node)) return node.types.some((type) => isEnum(type, names));
  if (ts.isTypeOperatorNode(node))
    return node.operator === ts.SyntaxKind.KeyOfKeyword && ts.isTypeQueryNode(node.type);
  if (ts.isIndexedAccessTypeNode(node)) {
    const { indexType: index } = node;
    if (ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal))
      return fields.has(index.literal.text);
    return isEnum(index, names);
  }
  if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName)) return false;
  return names.has(node.typeName.text) || (node.typeArguments?.some((type) => isEnum(type, names)) ?? false);
}

/** Names of the types of a file that are an enum. */
export function enumTypes(source: ts.SourceFile): ReadonlySet<string> {
  const found = new Set<string>();
  for (const statement of source.statements)
    if (ts.isTypeAliasDeclaration(statement) && isEnum(statement.type, found)) found.add(statement.name.text);
  return found;
}

/** What a function returns: its expression, or those of its return statements. */
function returnedExpressions(node: ts.SignatureDeclaration): ts.Expression[] {
  const body = 'body' in node ? node.body : undefined;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isFunctionLike(child)) return;
    if (ts.isReturnStatement(child) && child.expression) found.push(child.expression);
    ts.forEachChild(child, visit);
  };
  visit(body);
  return found;
}

/** Numbers that are written where the type says an enum: what a function returns, what a variable begins with, what is asserted. */
export function numbersOfType(node: ts.Node, names: ReadonlySet<string>, constants: Constants): string[] {
  const isOne = (child: ts.Node) => isNumber(child, constants);
  if (ts.isFunctionLike(node))
    return node.type && isEnum(node.type, names) && returnedExpressions(node).some(isOne) ? ['returned'] : [];
  const isTyped = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node);
  if (isTyped)
    return node.type && node.initializer && isEnum(node.type, names) && isOne(node.initializer)
      ? ['typed']
      : [];
  if (ts.isAssertionExpression(node) || ts.isSatisfiesExpression(node))
    return isEnum(node.type, names) && isOne(node.expression) ? ['typed'] : [];
  return [];
}
