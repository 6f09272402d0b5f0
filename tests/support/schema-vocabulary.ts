import { readFileSync } from 'node:fs';
import ts from 'typescript';

interface Type {
  readonly parents: readonly string[];
  /** The names of the types that each property takes. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

/** The vocabulary of schema.org, as the package schema-dts states it. */
interface Vocabulary {
  readonly types: ReadonlyMap<string, Type>;
  /** Members of enumerations, with and without the address of schema.org. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
}

const file = new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url);
const suffix = /(Base|Leaf)$/;

/** The names of the types in `SchemaValue<A | B, "property">`. */
function typeNames(node: ts.TypeNode | undefined): string[] {
  if (!node) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(typeNames);
  if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName)) return [];
  return node.typeName.text === 'SchemaValue' ? typeNames(node.typeArguments?.[0]) : [node.typeName.text];
}

function readType(node: ts.InterfaceDeclaration): Type {
  const parents = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) =>
      ts.isIdentifier(expression) ? [expression.text.replace(suffix, '')] : [],
    ),
  );
  const properties = node.members.flatMap((member): [string, readonly string[]][] =>
    ts.isPropertySignature(member) && ts.isStringLiteral(member.name)
      ? [[member.name.text, typeNames(member.type)]]
      : [],
  );
  return { parents, properties: new Map(properties) };
}

function literals(node: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(literals);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
}

function readVocabulary(): Vocabulary {
  const types = new Map<string, Type>();
  const members = new Map<string, ReadonlySet<string>>();
  const source = ts.createSourceFile('schema.d.ts', readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  for (const node of source.statements) {
    // A type without properties of its own has only its leaf: `FAQPageLeaf extends WebPageBase`.
    if (ts.isInterfaceDeclaration(node) && suffix.test(node.name.text)) {
      const name = node.name.text.replace(suffix, '');
      if (!types.has(name)) types.set(name, readType(node));
    }
    if (ts.isTypeAliasDeclaration(node)) members.set(node.name.text, new Set(literals(node.type)));
  }
  return { types, members };
}

let read: Vocabulary | undefined;

function ancestry(name: string, { types }: Vocabulary): string[] {
  return [
    name,
    ...(types.get(name)?.parents ?? []).flatMap((parent) => ancestry(parent, { types, members: new Map() })),
  ];
}

const plainTexts = new Set(['Text', 'URL', 'CssSelectorType', 'XPathType', 'PronounceableText']);
const dateTypes = new Set(['Date', 'DateTime']);
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;
const numberTypes = new Set(['Number', 'Integer', 'Float']);

function takesText(text: string, allowed: readonly string[], { members }: Vocabulary): boolean {
  return allowed.some((name) => {
    if (plainTexts.has(name)) return true;
    if (dateTypes.has(name)) return isoDate.test(text);
    if (numberTypes.has(name)) return text !== '' && Number.isFinite(Number(text));
    return members.get(name)?.has(text) ?? false;
  });
}

function checkValue(value: unknown, allowed: readonly string[], path: string, words: Vocabulary): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => checkValue(one, allowed, `${path}/${index}`, words));
  if (typeof value === 'string')
    return takesText(value, allowed, words) ? [] : [`${path}: "${value}" is none of ${allowed.join(', ')}`];
  if (typeof value === 'number')
    return allowed.some((name) => numberTypes.has(name)) ? [] : [`${path} takes no number`];
  const type = typeof value === 'object' && value !== null && '@type' in value ? String(value['@type']) : '';
  const known = ancestry(type, words);
  const wrong = allowed.some((name) => known.includes(name))
    ? []
    : [`${path} takes no ${type || typeof value}`];
  return [...wrong, ...checkItem(value, path, words)];
}

function checkItem(item: unknown, path: string, words: Vocabulary): string[] {
  if (typeof item !== 'object' || item === null || !('@type' in item)) return [`${path} is not an item`];
  const type = String(item['@type']);
  if (!words.types.has(type)) return [`${path}: schema.org has no type ${type}`];
  const all = ancestry(type, words);
  return Object.entries(item).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const allowed = all.flatMap((one) => words.types.get(one)?.properties.get(name) ?? []);
    if (allowed.length === 0) return [`${path}: ${type} has no property ${name}`];
    return checkValue(value, allowed, `${path}/${name}`, words);
  });
}

/** What of an item, or of a document with `@graph`, is not in the vocabulary of schema.org. */
export function vocabularyProblems(document: unknown): string[] {
  read ??= readVocabulary();
  const words = read;
  if (typeof document !== 'object' || document === null) return ['no object'];
  if (!('@graph' in document)) return checkItem(document, '', words);
  const context = '@context' in document && document['@context'] === 'https://schema.org';
  const graph: unknown[] = Array.isArray(document['@graph']) ? document['@graph'] : [];
  const problems = graph.flatMap((item, index) => checkItem(item, `/${index}`, words));
  return context ? problems : ['another context', ...problems];
}
