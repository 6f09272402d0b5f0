import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/**
 * Names that are an integer enum in one place and an ordinary number elsewhere: `code` is also an exit code and a status, `integralNum`
 * a number of points, `format` also a version of a file, `ranges` a count of values, `state`, `type` and `value` anything.
 */
const ambiguous = new Set(['code', 'format', 'integralNum', 'ranges', 'state', 'type', 'value']);

/** The kind of order in the data of a payment page is the number of the route: 0 standard, 1 customised. */
const ownNumbers = new Map([
  ['src/web/pages/cashier/cashier-page.tsx', 'orderType'],
  ['src/web/pages/cashier/order-result.tsx', 'orderType'],
  ['src/web/pages/cashier/use-pay-order.ts', 'orderType'],
  ['src/web/session/payment-data.ts', 'orderType'],
  // A value that no description may have.
  ['src/codegen/rules/broken-descriptions.ts', 'proOrderState'],
]);

interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
}

const api: unknown = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function at(pointer: string): unknown {
  const steps = pointer.slice(2).split('/');
  return steps.reduce((value: unknown, step) => (isObject(value) ? value[step] : undefined), api);
}

function isIntegerEnum(schema: Schema): boolean {
  if (schema.$ref !== undefined) {
    const target = at(schema.$ref);
    return isObject(target) && isIntegerEnum(target);
  }
  return schema.enum?.some((value) => typeof value === 'number') ?? false;
}

/** Properties and parameters of the description that are integer enums. */
function enumFields(): ReadonlySet<string> {
  const found = new Set<string>();
  const note = (name: string, schema: unknown) => {
    if (isObject(schema) && isIntegerEnum(schema) && !ambiguous.has(name)) found.add(name);
  };
  const visit = (node: unknown): void => {
    if (!isObject(node)) return;
    if (isObject(node.properties))
      for (const [name, schema] of Object.entries(node.properties)) note(name, schema);
    if (typeof node.in === 'string' && typeof node.name === 'string') note(node.name, node.schema);
    for (const child of Object.values(node)) visit(child);
  };
  visit(api);
  return found;
}

const fields = enumFields();

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
      if (isConstant && ts.isNumericLiteral(value)) found.add(text);
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
  return ts.isNumericLiteral(node);
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

function placesOf(file: SourceFile): string[] {
  const source = parse(file);
  const constants = numberConstants(source);
  const signatures = signaturesOf(source);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const named = [...literalFields(node, constants), ...numberArguments(node, signatures, constants)];
    for (const name of named) {
      if (name === undefined || !fields.has(name) || ownNumbers.get(file.path) === name) continue;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file.path}:${line + 1} ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function placesIn(text: string): string[] {
  return placesOf({ path: `example ${text}.ts`, text, lines: 1 }).map((place) => place.replace(/.* /, ''));
}

describe('values of integer enums', () => {
  it('finds a number that is compared with an enum field or assigned to it', () => {
    const wrong = [
      'const a = order.proOrderState === 1;',
      'const a = 1 !== assFlag;',
      'const a = [1, 3].includes(order.assFlag);',
      'switch (examState) { case 2: }',
      'const a = { dealType: 4 };',
      'order.invoiceFlag = ready ? 1 : 0;',
      'const a = order.paidIn ?? 1;',
    ];
    expect(wrong.flatMap(placesIn)).toEqual([
      'proOrderState',
      'assFlag',
      'assFlag',
      'examState',
      'dealType',
      'invoiceFlag',
      'paidIn',
    ]);
    expect(placesIn('const a = order.proOrderState === proOrderStates.closed && order.num === 1;')).toEqual(
      [],
    );
  });

  it('finds a number that has a name of its own on the way to an enum field', () => {
    const wrong = [
      'const standard = 1; const a = request.orderType === standard;',
      'const awaiting = 3 as const; order.proOrderState = awaiting;',
      'const types = { expense: 0, income: 1 } as const; const a = { budget: types.income };',
      'const open = 1; switch (examState) { case open: }',
    ];
    expect(wrong.flatMap(placesIn)).toEqual(['orderType', 'proOrderState', 'budget', 'examState']);
    const right = [
      'let standard = 1; const a = request.orderType === standard;',
      'const { standard } = orderTypeValues; const a = request.orderType === standard;',
      'const most = 1; const a = order.num === most;',
    ];
    expect(right.flatMap(placesIn)).toEqual([]);
  });

  it('finds the values of an enum field that are typed as numbers', () => {
    expect(placesIn('interface Flow { readonly budget: 0 | 1 }')).toEqual(['budget']);
    expect(placesIn('type Order = { assFlag?: 0 | 1 | undefined }')).toEqual(['assFlag']);
    expect(placesIn('interface Flow { budget: number; readonly num: 1 | 2 }')).toEqual([]);
  });

  it('finds parameters that are typed as numbers, and numbers that are given for them', () => {
    const wrong = [
      'function chat(order: Order, objectType: 1 | 2 | 3) {}',
      'const points = (budget: 0 | 1, num: number) => ({ budget, num });',
      "function money([budget, accountType]: readonly [Flow['budget'], 1 | 2]) {}",
      'function pay(payType: PayType) {} pay(1);',
      'const due = (num: number, headAmount: HeadAmount) => num; due(1, 0);',
    ];
    expect(wrong.flatMap(placesIn)).toEqual(['objectType', 'budget', 'accountType', 'payType', 'headAmount']);
    const right = [
      'function step(offset: 1 | -1) {} step(1);',
      'function pay(payType: PayType, num: number) {} pay(payTypes.alipay, 2);',
    ];
    expect(right.flatMap(placesIn)).toEqual([]);
  });

  it('are compared and assigned by their generated names, never as a number', () => {
    const written = sourceFiles().filter(
      ({ path }) => /^(src|mocks)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
    );
    expect(written.flatMap(placesOf)).toEqual([]);
  });
});
