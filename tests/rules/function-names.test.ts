import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Participles that do not end in -ed or -en, and adjectives: none of them says what a function does. */
const adjectives = new Set(
  `alike alive alone apart bad bare begun bought bound built busy caught clean current done due early empty equal
  exact extra fast foreign found fresh full gone good heavy held high kept known large late left like long lost low made
  meant met missing near nearest new old other own paid plain public raw ready safe said same seen sent shown single
  singular small sold spent stuck taught thought told unpaid unread upright visible whole won wrong`.split(
    /\s+/,
  ),
);

/** Verbs and nouns that end like a participle or an adjective. */
const others = new Set(
  `archive between bring broaden children derive drawing feed flatten give happen heading lengthen lettering listen mapping need nothing open present proceed
  receive screen seed shorten speed spelling standing strengthen succeed table timing token when`.split(
    /\s+/,
  ),
);

/** What may follow a participle without making a noun phrase of it: heldAgainst, shownLater. */
const adverbs = new Set(
  `After Again Against Alike Alone As At Away Back Before By Directly Elsewhere For From Here How In Inside Later
  Of On Only Otherwise Out Outside Same Since Soon There To Together Under Until Up When Where With Without Wrongly`.split(
    /\s+/,
  ),
);

/** Names that others chose. */
const given = new Map([
  [
    'src/domain/wire/ajv-runtime.ts equal',
    'the generated validators import it under the name that Ajv gives it',
  ],
  ['src/web/theme/styled.tsx styled', 'it takes the place of the function of this name in @chakra-ui/react'],
]);

/** Components are named by what they show. */
const isComponent = (name: string) => /^[A-Z]/.test(name);

function isParticiple(word: string): boolean {
  if (others.has(word)) return false;
  return adjectives.has(word) || /(ed|en|ing|able|ible|less|ful|ive|ous)$/.test(word);
}

/** Whether a name is only a participle or an adjective, such as `sorted`, `readable` or `shownLater`. */
function isAdjective(name: string): boolean {
  const [first = '', ...rest] = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  if (!isParticiple(first)) return false;
  const [next, ...further] = rest;
  return next === undefined || (further.length === 0 && adverbs.has(next));
}

/** The name of a function or of a method of a class; hooks and fields of objects are named by what reads them. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || (ts.isMethodDeclaration(node) && ts.isClassLike(node.parent)))
    return node.name?.getText().replace('#', '');
  const isFunction =
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer));
  return isFunction ? node.name.getText() : undefined;
}

function adjectivesIn(file: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name && !isComponent(name) && isAdjective(name)) found.push(`${file.path} ${name}`);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

describe('the names of functions', () => {
  it('say what is done (sortKeys) or returned (shownPrice), or ask (isSorted); none is only an adjective', () => {
    const found = sourceFiles().flatMap(adjectivesIn);
    expect(found.filter((place) => !given.has(place))).toEqual([]);
  });

  it('are on the list of foreign names only while they exist', () => {
    const found = new Set(sourceFiles().flatMap(adjectivesIn));
    expect([...given.keys()].filter((place) => !found.has(place))).toEqual([]);
  });

  it.each(['sorted', 'heldAgainst', 'shownLater', 'known', 'readable', 'containing', 'unpaid', 'like'])(
    'are not %s',
    (name) => {
      expect(isAdjective(name)).toBe(true);
    },
  );

  it.each(['sortKeys', 'shownPrice', 'open', 'listen', 'seedOf', 'needle', 'isSorted', 'openInState'])(
    'may be %s',
    (name) => {
      expect(isAdjective(name)).toBe(false);
    },
  );
});
