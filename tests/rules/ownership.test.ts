import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';
import { unwrap } from './unwrap.ts';

/** The one place that decides what a member who names something is refused with. */
const home = 'src/domain/ownership/';
const code = 'notFound';

const equality = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

function isComparison(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && equality.has(node.operatorToken.kind);
}

/** A code that is written as a value: not a type, and not the name that a refusal is compared with for its HTTP status. */
function isBuilt(node: ts.Node): node is ts.StringLiteral {
  if (!ts.isStringLiteral(node) || node.text !== code || ts.isLiteralTypeNode(node.parent)) return false;
  return !isComparison(node.parent);
}

const ownerNames = new Set(['memberId', '$owner']);

/** What an owner is turned into for a comparison. */
const conversions = new Set(['String', 'Number', 'BigInt']);

/** The fields of a signed link that name a member. */
const linkFields = new Set(['member', 'memberId']);

/** `String(found.memberId)`, `found.memberId.toString()`, `(found.memberId)` or `found.memberId!`: what is compared in it. */
function unwrapCompared(wrapped: ts.Expression): ts.Expression {
  const node = unwrap(wrapped);
  if (!ts.isCallExpression(node)) return node;
  const { expression: called, arguments: args } = node;
  const [only] = args;
  if (ts.isIdentifier(called) && conversions.has(called.text) && only) return unwrapCompared(only);
  const turns = ts.isPropertyAccessExpression(called) && called.name.text === 'toString';
  return turns ? unwrapCompared(called.expression) : node;
}

/** `fields.get('member')`. */
function readsMember(node: ts.Expression): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [field] = node.arguments;
  const names = field !== undefined && ts.isStringLiteral(field) && linkFields.has(field.text);
  return names && node.expression.name.text === 'get';
}

function isOwner(compared: ts.Expression): boolean {
  const node = unwrapCompared(compared);
  if (ts.isPropertyAccessExpression(node)) return ownerNames.has(node.name.text);
  return readsMember(node);
}

/** `found.memberId === id`: whose something is. A comparison with nothing asks whether it is anybody's. */
function comparesOwner(node: ts.Node): boolean {
  if (!isComparison(node)) return false;
  const { left, right } = node;
  const isNothing = (one: ts.Expression) =>
    one.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(one) && one.text === 'undefined');
  return (isOwner(left) || isOwner(right)) && !isNothing(left) && !isNothing(right);
}

function placesOf(file: SourceFile, isWrong: (node: ts.Node) => boolean): string[] {
  const source = parse(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isWrong(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file.path}:${line + 1} ${node.getText(source)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const written = sourceFiles().filter(
  ({ path }) =>
    /^(src\/(domain|server)|mocks)\/.*\.ts$/.test(path) &&
    !/\.test\.ts$/.test(path) &&
    !path.startsWith(home),
);

function placesIn(text: string, isWrong: (node: ts.Node) => boolean): string[] {
  return placesOf({ path: `example ${text}.ts`, text, lines: 1 }, isWrong).map((place) =>
    place.replace(/^.*\.ts:\d+ /, ''),
  );
}

describe('what a member is refused who names something', () => {
  it('is found where a code of it is a value, and not where it is a type or compared', () => {
    const wrong = [
      "const a = { ok: false, code: 'notFound' };",
      "const a = refused('notFound');",
      "const a = other ? 'notFound' : 'notOffered';",
    ];
    expect(wrong.map((text) => placesIn(text, isBuilt))).toEqual(wrong.map(() => ["'notFound'"]));
    const right = [
      "type Code = 'notFound' | 'notOffered';",
      "const a = code === 'notFound' ? 404 : 400;",
      'const a = texts.notFound;',
    ];
    expect(right.flatMap((text) => placesIn(text, isBuilt))).toEqual([]);
  });

  it('is found where an owner is compared with a member', () => {
    const wrong = [
      'const a = found.memberId !== memberId;',
      'const a = me === entry?.$owner;',
      'const a = String(file.memberId) !== text;',
      'const a = text === (found.memberId!).toString();',
      "const a = memberId === Number(fields.get('member'));",
      "const a = fields.get('member') !== text;",
    ];
    expect(wrong.map((text) => placesIn(text, comparesOwner).length)).toEqual(wrong.map(() => 1));
    const right = [
      'const a = found.memberId !== null;',
      'const a = entry.$owner === undefined;',
      'const a = memberId === undefined;',
      "const a = fields.get('member') === null;",
      "const a = fields.get('language') === language;",
    ];
    expect(right.flatMap((text) => placesIn(text, comparesOwner))).toEqual([]);
  });

  it('is named only by the rules of ownership', () => {
    expect(written.flatMap((file) => placesOf(file, isBuilt))).toEqual([]);
  });

  it('is decided only there: nothing else in domain and server compares an owner with a member', () => {
    const decided = written.filter(({ path }) => path.startsWith('src/'));
    expect(decided.flatMap((file) => placesOf(file, comparesOwner))).toEqual([]);
  });
});
