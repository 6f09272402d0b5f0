import ts from 'typescript';
import { fields, isSmall } from './fields.ts';

/** Columns and variables of the database are named as on the wire, in snake case. */
const inSql = new RegExp(
  `\\b(${[...fields].map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).join('|')})` +
    '"?\\s*(?:=|<>|!=|(?:not )?in\\s*\\()\\s*\\d',
  'g',
);

/** Fields that a text of SQL compares with a number. */
export function fieldsInSql(node: ts.Node, path: string): string[] {
  if (!/^src\/(server|run)\//.test(path)) return [];
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node)) return [];
  return [...node.text.matchAll(inSql)].map(([, name = '']) => name);
}

/** Whether a type node is a union of numbers of its own, where the description has an enum. */
function isNumberUnion(node: ts.Node): boolean {
  if (!ts.isUnionTypeNode(node)) return false;
  const numbers = node.types.filter(
    (type) => ts.isLiteralTypeNode(type) && ts.isNumericLiteral(type.literal) && isSmall(type.literal.text),
  );
  return numbers.length > 1;
}

/** Whether an object is a table by numbers, where the keys may be the values of an enum. */
function isNumberTable(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const keys = node.properties.flatMap(({ name }) => name ?? []);
  return keys.length > 1 && keys.every((name) => ts.isNumericLiteral(name) && isSmall(name.text));
}

/** Whether a column that is typed, by an enum as a rule, has a number as its default: the first state is a rule of the domain. */
function isNumberDefault(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [given] = node.arguments;
  return (
    node.expression.name.text === 'default' &&
    given !== undefined &&
    ts.isNumericLiteral(given) &&
    node.expression.getText().includes('.$type<')
  );
}

/** Numbers of other things: exit codes, tabs, grades, digits after the point, the kind of order in the route. */
const ownTables = new Set([
  'src/contract/report/report.ts',
  'src/run/contract/run-checks.ts',
  'src/domain/profile/grades.ts',
  'src/web/components/price.tsx',
  'src/web/pages/profile/detail-tab.ts',
  'src/web/paths.ts',
  'src/web/session/payment-data.ts',
]);

export function numberLists(node: ts.Node, path: string): string[] {
  if (ownTables.has(path)) return [];
  if (isNumberUnion(node)) return ['union'];
  if (isNumberTable(node)) return ['table'];
  return isNumberDefault(node) ? ['default'] : [];
}
