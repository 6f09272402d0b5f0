import ts from 'typescript';
import { parse } from '../functions.ts';
import type { SourceFile } from '../source-files.ts';
import { unwrap } from '../unwrap.ts';
import { fields, isOwnNumber } from './fields.ts';
import { numberLists } from './number-lists.ts';
import { type Constants, isNumber, nameOf } from './numbers.ts';
import { fieldsInSql, fieldsInTemplate } from './sql.ts';
import { enumTypes, numbersOfType } from './types.ts';

const none: Constants = new Set();

function numberConstants(source: ts.SourceFile): Constants {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const { text } = node.name;
      const value = unwrap(node.initializer);
      const isConstant = (ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const) !== 0;
      if (isConstant && isNumber(value, none)) found.add(text);
      if (isConstant && ts.isObjectLiteralExpression(value))
        for (const member of value.properties)
          if (ts.isPropertyAssignment(member) && ts.isNumericLiteral(unwrap(member.initializer)))
            found.add(`${text}.${member.name.getText(source)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a type lists numbers, as `0 | 1`, where the description has them. */
function listsNumbers(node: ts.TypeNode | undefined): boolean {
  if (!node) return false;
  if (ts.isUnionTypeNode(node)) return node.types.some(listsNumbers);
  return ts.isLiteralTypeNode(node) && ts.isNumericLiteral(node.literal);
}

const operators = new Set([
  ts.SyntaxKind.EqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Parameters whose type lists numbers; a tuple that is taken apart has one for each of its elements. */
function numberParameters({ name, type }: ts.ParameterDeclaration): (string | undefined)[] {
  const plain = type && ts.isTypeOperatorNode(type) ? type.type : type;
  if (!ts.isArrayBindingPattern(name) || !plain || !ts.isTupleTypeNode(plain))
    return listsNumbers(type) ? [nameOf(name)] : [];
  return plain.elements.map((element, index) => {
    const bound = name.elements[index];
    return listsNumbers(element) && bound && ts.isBindingElement(bound) ? nameOf(bound.name) : undefined;
  });
}

/** The parameters of each function of a file, by its name. */
type Signatures = ReadonlyMap<string, readonly (string | undefined)[]>;

function signaturesOf(source: ts.SourceFile): Signatures {
  const found = new Map<string, readonly (string | undefined)[]>();
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name);
    const value = isNamed && node.initializer ? unwrap(node.initializer) : node;
    const name = isNamed ? node.name : ts.isFunctionDeclaration(node) ? node.name : undefined;
    if (name && ts.isIdentifier(name) && (ts.isFunctionDeclaration(value) || ts.isArrowFunction(value)))
      found.set(
        name.text,
        value.parameters.map((parameter) => nameOf(parameter.name)),
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Parameters of a function of the same file that a call gives as a number. */
function numberArguments(
  node: ts.Node,
  signatures: Signatures,
  constants: Constants,
): (string | undefined)[] {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
  const parameters = signatures.get(node.expression.text);
  return parameters
    ? node.arguments.map((given, index) => (isNumber(given, constants) ? parameters[index] : undefined))
    : [];
}

/** Conditions of the query builder, and of JavaScript, that compare their first argument with the others. */
const conditions = /^(eq|ne|gte?|lte?|inArray|notInArray|between|notBetween|is)$/;

const membership = /^(includes|has|indexOf)$/;

/** Fields that a call compares with a number, as `eq(order.state, 1)`, or looks up in a list of numbers. */
function comparedByCall(
  { expression, arguments: given }: ts.CallExpression,
  constants: Constants,
): (string | undefined)[] {
  const isOne = (child: ts.Node) => isNumber(child, constants);
  if (conditions.test(nameOf(expression) ?? '')) return given.some(isOne) ? given.map(nameOf) : [];
  const isLookUp = ts.isPropertyAccessExpression(expression) && membership.test(expression.name.text);
  return isLookUp && isOne(expression.expression) ? given.map(nameOf) : [];
}

/** Fields that a node compares with or sets to a number, or of which it types the values as numbers. */
function literalFields(node: ts.Node, constants: Constants): (string | undefined)[] {
  const isOne = (child: ts.Node) => isNumber(child, constants);
  if (ts.isPropertySignature(node)) return listsNumbers(node.type) ? [nameOf(node.name)] : [];
  if (ts.isBinaryExpression(node) && operators.has(node.operatorToken.kind)) {
    const { left, right } = node;
    return [isOne(right) ? nameOf(left) : undefined, isOne(left) ? nameOf(right) : undefined];
  }
  if (
    ts.isPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node)
  ) {
    const name = (ts.isBindingElement(node) && node.propertyName) || node.name;
    const preset = node.initializer && isOne(node.initializer) ? [nameOf(name)] : [];
    return ts.isParameter(node) ? [...preset, ...numberParameters(node)] : preset;
  }
  if (ts.isSwitchStatement(node)) {
    const isCompared = node.caseBlock.clauses.some(
      (clause) => ts.isCaseClause(clause) && isOne(clause.expression),
    );
    return isCompared ? [nameOf(node.expression)] : [];
  }
  return ts.isCallExpression(node) ? comparedByCall(node, constants) : [];
}

/** What the files of the project declare for one another. */
export interface Shared {
  readonly signatures: Signatures;
  /** Names of types that are an enum of the description. */
  readonly types: ReadonlySet<string>;
}

const nothing: Shared = { signatures: new Map(), types: new Set() };

export function placesOf(file: SourceFile, shared = nothing): string[] {
  const source = parse(file);
  const constants = numberConstants(source);
  const imported = namedImports(source);
  const signatures = new Map(signaturesOf(source));
  for (const name of imported) {
    const parameters = shared.signatures.get(name);
    if (parameters && !signatures.has(name)) signatures.set(name, parameters);
  }
  const types = new Set([...[...imported].filter((name) => shared.types.has(name)), ...enumTypes(source)]);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const named = [
      ...literalFields(node, constants),
      ...numberArguments(node, signatures, constants),
      ...fieldsInTemplate(node, constants),
    ].filter((name) => name !== undefined && fields.has(name) && !isOwnNumber(file.path, name));
    const others = [
      ...fieldsInSql(node, file.path),
      ...numberLists(node, file.path),
      ...numbersOfType(node, types, constants),
    ];
    for (const name of [...named, ...others]) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file.path}:${line + 1} ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namedImports(source: ts.SourceFile): ReadonlySet<string> {
  const names = source.statements.flatMap((statement) => {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
  return new Set(names);
}

/** What files declare for one another: types, and the functions that only one file declares, so that a call in any file means them. */
export function collectShared(files: readonly SourceFile[]): Shared {
  return {
    signatures: sharedSignatures(files),
    types: new Set(files.flatMap((file) => [...enumTypes(parse(file))])),
  };
}

function sharedSignatures(files: readonly SourceFile[]): Signatures {
  const found = new Map<string, readonly (string | undefined)[]>();
  const repeated = new Set<string>();
  for (const file of files)
    for (const [name, parameters] of signaturesOf(parse(file))) {
      if (found.has(name)) repeated.add(name);
      found.set(name, parameters);
    }
  return new Map([...found].filter(([name]) => !repeated.has(name)));
}
