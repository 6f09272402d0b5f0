import ts from 'typescript';
import { fields, isSmall } from './fields.ts';
import { isNumber, nameOf } from './numbers.ts';

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

/** Whether a type is one number: a field that has one value of an enum has it by its name. */
function isNumberType(node: ts.Node): boolean {
  if (!ts.isLiteralTypeNode(node) || !ts.isNumericLiteral(node.literal) || !isSmall(node.literal.text))
    return false;
  const { parent } = node;
  if (ts.isPropertySignature(parent)) return !ownLiterals.has(parent.name.getText());
  return ts.isTypeReferenceNode(parent) || ts.isCallExpression(parent) || ts.isTypeAliasDeclaration(parent);
}

/** Fields of which one number is the only value: the code of success, the version of a file. */
const ownLiterals = new Set(['code', 'format', 'version']);

const defaults = /^(default|\$default|\$defaultFn|\$onUpdate|\$onUpdateFn)$/;

/** Whether a default is a number, as `1`, as SQL, or as what a function returns. */
function isNumberGiven(node: ts.Node): boolean {
  if (ts.isArrowFunction(node)) return isNumberGiven(node.body);
  if (ts.isTaggedTemplateExpression(node))
    return ts.isNoSubstitutionTemplateLiteral(node.template) && /^\s*'?\d/.test(node.template.text);
  return isNumber(node, new Set());
}

/** Whether a column that is an enum, by its type or its name, has a number as its default: the first state is a rule of the domain. */
function isNumberDefault(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [given] = node.arguments;
  if (!given || !defaults.test(node.expression.name.text) || !isNumberGiven(given)) return false;
  return node.expression.getText().includes('.$type<') || fields.has(columnOf(node) ?? '');
}

/** The name of the column that a chain of calls is the definition of. */
function columnOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node.parent)) return nameOf(node.parent.name);
  const isChained = ts.isCallExpression(node.parent) || ts.isPropertyAccessExpression(node.parent);
  return isChained ? columnOf(node.parent) : undefined;
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
  if (isNumberType(node)) return ['type'];
  if (isNumberTable(node)) return ['table'];
  return isNumberDefault(node) ? ['default'] : [];
}
