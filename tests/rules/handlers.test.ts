import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Parts of the mocks that stand for the database: they compare as SQL does, and a rule of `domain` says what is compared. */
const queryEngine = [
  'mocks/world/catalogue/catalogue.ts',
  'mocks/world/catalogue/conditions.ts',
  'mocks/world/catalogue/facets.ts',
  'mocks/world/catalogue/keyword-terms.ts',
  'mocks/world/documents/found-documents.ts',
  'mocks/world/search/find-products.ts',
  'mocks/world/sort-and-page.ts',
];

/** What the starting world holds is data, not an effect of a call, and so are numbers that look random. */
const data = ['mocks/world/start/', 'mocks/world/seeded-random.ts'];

const mockHandlers = sourceFiles().filter(
  ({ path }) =>
    /^mocks\/world\/(?:[a-z-]+\/)?[a-z-]+\.ts$/.test(path) &&
    !data.some((start) => path.startsWith(start)) &&
    !queryEngine.includes(path),
);

const handlers = [
  ...mockHandlers,
  ...sourceFiles().filter(
    ({ path }) =>
      path.startsWith('src/server/') && !/\.test\.ts$|^src\/server\/(wire|dev|db|import)\//.test(path),
  ),
];

const relations = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);
const equalities = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

const valueModules = /^#generated\/(?:enums|constants|limits)\.ts$/;

function bindingNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? bindingNames(element.name) : []));
}

/** Names of values of the description: imported ones, and what is taken out of them. */
function describedNames(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!valueModules.test(statement.moduleSpecifier.text) || !bindings || !ts.isNamedImports(bindings))
      continue;
    for (const { name, isTypeOnly } of bindings.elements) if (!isTypeOnly) names.add(name.text);
  }
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && isDescribed(node.initializer, names))
      for (const name of bindingNames(node.name)) names.add(name);
    node.forEachChild(visit);
  };
  visit(source);
  return names;
}

/** Whether an expression is a value of the description, or a member of one. */
function isDescribed(node: ts.Expression, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return names.has(node.text);
  return ts.isPropertyAccessExpression(node) && isDescribed(node.expression, names);
}

function placesOf(
  file: SourceFile,
  isFound: (node: ts.Node, names: ReadonlySet<string>) => boolean,
): string[] {
  const source = parse(file);
  const names = describedNames(source);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isFound(node, names)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file.path}:${line + 1} ${node.getText().replace(/\s+/g, ' ')}`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** A comparison that decides: which of two is more, or whether something is a certain value of the description or a number. */
function isDecision(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  if (relations.has(kind)) return true;
  const isValue = (side: ts.Expression) => ts.isNumericLiteral(side) || isDescribed(side, names);
  return equalities.has(kind) && (isValue(node.left) || isValue(node.right));
}

/** A field that is set to a certain value of the description. */
function isChosenValue(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isShorthandPropertyAssignment(node)) return names.has(node.name.text);
  return (
    ts.isPropertyAssignment(node) &&
    !ts.isComputedPropertyName(node.name) &&
    isDescribed(node.initializer, names)
  );
}

function codesIn(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...codesIn(node.whenTrue), ...codesIn(node.whenFalse)];
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? codesIn(node.expression) : [];
}

function initializerOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = node.properties.find(
    (one) => one.name && ts.isIdentifier(one.name) && one.name.text === name,
  );
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** A refusal with a code of its own: `{ ok: false, code: '…' }` or `refused('…')`. */
function isOwnRefusal(node: ts.Node): boolean {
  const code = refusedCode(node);
  return code !== undefined && codesIn(code).length > 0;
}

function refusedCode(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'refused') return node.arguments[0];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return initializerOf(node, 'ok')?.kind === ts.SyntaxKind.FalseKeyword
    ? initializerOf(node, 'code')
    : undefined;
}

function inText(text: string, isFound: Parameters<typeof placesOf>[1]): number {
  return placesOf({ path: `${text}.ts`, text, lines: 1 }, isFound).length;
}

describe('a handler', () => {
  it('is recognised when it decides', () => {
    const enums = "import { stateValues } from '#generated/enums.ts'; const { closed } = stateValues;";
    expect(inText('if (stock >= wanted) order();', isDecision)).toBe(1);
    expect(inText(`${enums} if (state === closed) refuse();`, isDecision)).toBe(1);
    expect(inText('if (amount === 0) return;', isDecision)).toBe(1);
    expect(inText('lines.find((line) => line.$owner === me)', isDecision)).toBe(0);
    expect(inText(`${enums} store.add({ state: closed, other });`, isChosenValue)).toBe(1);
    expect(inText(`${enums} store.add({ state });`, isChosenValue)).toBe(0);
    expect(inText("return { ok: false, code: 'priceChanged' } as const;", isOwnRefusal)).toBe(1);
    expect(inText("return refused(isLocked ? 'accountLocked' : 'notFound');", isOwnRefusal)).toBe(1);
    expect(inText('return { ok: false, code: found.code };', isOwnRefusal)).toBe(0);
  });

  it('of the mocks leaves every comparison that decides to the rules of the shop', () => {
    expect(mockHandlers.length).toBeGreaterThan(50);
    expect(mockHandlers.flatMap((file) => placesOf(file, isDecision))).toEqual([]);
  });

  it('of the mocks sets no field to a state, a limit or a number of the description', () => {
    expect(mockHandlers.flatMap((file) => placesOf(file, isChosenValue))).toEqual([]);
  });

  it('of server or mocks refuses with the result of a rule', () => {
    expect(handlers.flatMap((file) => placesOf(file, isOwnRefusal))).toEqual([]);
  });
});
