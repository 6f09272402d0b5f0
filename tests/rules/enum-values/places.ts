import ts from 'typescript';
import { parse } from '../functions.ts';
import type { SourceFile } from '../source-files.ts';
import { fields, isOwnNumber, isSmall } from './fields.ts';
import { fieldsInSql, numberLists } from './number-lists.ts';

/** Constants of a file that are a number, and members of its constant tables that are one, as `name` and `table.name`. */
type Constants = ReadonlySet<string>;

function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node;
}

function numberConstants(source: ts.SourceFile): Constants {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const { text } = node.name;
      const value = unwrapped(node.initializer);
      const isConstant = (ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const) !== 0;
      if (isConstant && ts.isNumericLiteral(value) && isSmall(value.text)) found.add(text);
      if (isConstant && ts.isObjectLiteralExpression(value))
        for (const member of value.properties)
          if (ts.isPropertyAssignment(member) && ts.isNumericLiteral(unwrapped(member.initializer)))
            found.add(`${text}.${member.name.getText(source)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isNumber(node: ts.Node, constants: Constants): boolean {
  const isOne = (child: ts.Node) => isNumber(child, constants);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return isOne(node.expression);
  if (ts.isConditionalExpression(node)) return isOne(node.whenTrue) || isOne(node.whenFalse);
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(isOne);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return isOne(node.left) || isOne(node.right);
  if (ts.isIdentifier(node)) return constants.has(node.text);
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
    return constants.has(`${node.expression.text}.${node.name.text}`);
  return ts.isNumericLiteral(node) && isSmall(node.text);
}

/** Whether a type lists numbers, as `0 | 1`, where the description has them. */
function listsNumbers(node: ts.TypeNode | undefined): boolean {
  if (!node) return false;
  if (ts.isUnionTypeNode(node)) return node.types.some(listsNumbers);
  return ts.isLiteralTypeNode(node) && ts.isNumericLiteral(node.literal);
}

/** The name that a comparison or an assignment is about: the last one of `a.b.c`. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return nameOf(node.expression);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : undefined;
}

const operators = new Set([
  ts.SyntaxKind.EqualsToken,
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
    const value = isNamed && node.initializer ? unwrapped(node.initializer) : node;
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
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node)
  ) {
    const preset = node.initializer && isOne(node.initializer) ? [nameOf(node.name)] : [];
    return ts.isParameter(node) ? [...preset, ...numberParameters(node)] : preset;
  }
  if (ts.isSwitchStatement(node)) {
    const isCompared = node.caseBlock.clauses.some(
      (clause) => ts.isCaseClause(clause) && isOne(clause.expression),
    );
    return isCompared ? [nameOf(node.expression)] : [];
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    return name.text === 'includes' && isOne(expression) ? node.arguments.map(nameOf) : [];
  }
  return [];
}

export function placesOf(file: SourceFile, shared: Signatures = new Map()): string[] {
  const source = parse(file);
  const constants = numberConstants(source);
  const imported = namedImports(source);
  const signatures = new Map([
    ...[...shared].filter(([name]) => imported.has(name)),
    ...signaturesOf(source),
  ]);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const named = [...literalFields(node, constants), ...numberArguments(node, signatures, constants)].filter(
      (name) => name !== undefined && fields.has(name) && !isOwnNumber(file.path, name),
    );
    for (const name of [...named, ...fieldsInSql(node, file.path), ...numberLists(node, file.path)]) {
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

/** The functions that only one file declares, so that a call in any file means them. */
export function sharedSignatures(files: readonly SourceFile[]): Signatures {
  const found = new Map<string, readonly (string | undefined)[]>();
  const repeated = new Set<string>();
  for (const file of files)
    for (const [name, parameters] of signaturesOf(parse(file))) {
      if (found.has(name)) repeated.add(name);
      found.set(name, parameters);
    }
  return new Map([...found].filter(([name]) => !repeated.has(name)));
}
