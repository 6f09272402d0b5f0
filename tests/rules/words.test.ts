import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

interface Unwanted {
  readonly word: RegExp;
  /** What the field calls it. */
  readonly instead: string;
  /** Uses that are still to be replaced. The number may only become smaller. */
  readonly left?: number;
}

const identifiers: readonly Unwanted[] = [
  { word: /^(cast|prepareCast|Person)$/, instead: 'TestActors, createActors, TestMember' },
  { word: /^(purse|fillPurse)$/, instead: 'fundAccount' },
  {
    word: /^(Teller|Telling|Told|tell[A-Z]\w*|hear)$/,
    instead: 'ScenarioRunner, ScenarioContext, run…, onExchange',
  },
  { word: /^Closed$/, instead: 'SkipReason, PreconditionUnmet' },
  { word: /^(greet|knock)$/, instead: 'assertReachable, probe' },
  { word: /^(Backstage|deskSets|deskAdds)$/, instead: 'TestHooks, adminUpdate, adminCreate' },
  { word: /^(says|came|unreached|remarks)$/, instead: 'expected, actual, skipped, notes' },
  { word: /^[tT]wins?$/, instead: 'parity' },
  {
    word: /^(plants?|planted|plant[A-Z]\w*|lie|Liar|Ground)$/,
    instead: 'mutation, mutate, Mutator, context',
  },
  { word: /^HandHandlers$/, instead: 'custom handlers' },
  {
    word: /^#?(kept|dues|tries|chance|happen|tell)$|^kept[A-Z]/,
    instead: 'what it holds or does: addresses, amountDue, attempts, notify',
  },
  // What is left is a field of the wire: the quantity of the line that is bought again.
  {
    word: /^#?(wanted|isWanted)$|^wanted[A-Z]|[a-z]Wanted/,
    instead: 'what it holds: isSelected, expected, required',
    left: 13,
  },
  { word: /^(useStory|story)$/, instead: 'scenario, useNextStepText' },
  { word: /^(useDesk|CashierDesk|desk)$/, instead: 'usePaymentForm, PaymentForm, back office' },
  { word: /^(mask|copper|veil|ink|paper)$/, instead: 'primary, accent, overlay, fg, bg', left: 1 },
  { word: /^[tT]rouble(Of)?$/, instead: 'SubmitError, toSubmitError' },
  { word: /^([fF]laws?|\w+Flaws?(Of)?|flaw[A-Z]\w*)$/, instead: 'violation, error' },
  {
    word: /^(transactionInTurn|takeTurn|giveTurn)$/,
    instead: 'withLockRetry, acquireLock, releaseLock',
  },
  { word: /^Wanted$/, instead: 'LineRequest, PaymentRequest' },
  { word: /^use(Arrival|Stuck|EarlyInput|ToldProblems|OpenHere)$/, instead: 'useRouteFocus, useIsSticky, …' },
  { word: /^([mM]ergeLocalCart|localCart)$/, instead: 'mergeGuestCart, guestCart' },
  {
    word: /^(followed|tidied|heldAgainst|guarded)$/,
    instead: 'a verb: resolveRef, tidy, reconcile',
  },
  { word: /^ownMessage$/, instead: 'suppressErrorToast' },
];

const phrases: readonly Unwanted[] = [
  { word: /\banew\b/gi, instead: 'again' },
  { word: /\bbeside\b/gi, instead: 'next to, besides, in addition' },
  { word: /\bwhoever\b/gi, instead: 'anyone who' },
  { word: /\b(whatever comes|what came) of it\b/gi, instead: 'in any case, the result' },
  { word: /\b(tells|told)\b(?! apart)/gi, instead: 'reports, is reported, says' },
  {
    word: /\b(?:(?:does|do|did) not tell|(?:nothing|something|what)(?: more)? to tell|(?<!can ?not )tell (?:that|what|which|who|whether|it|an?|pages)|only tell|without telling)\b(?![^.;]* (?:from|apart)\b)/gi,
    instead: 'reveals, shows, reports, says',
  },
  { word: /\bso many\b(?![^.;,]* that\b)/gi, instead: 'the given number of, this many, too many' },
  { word: /\bso much\b(?![^.;,]* that\b)/gi, instead: 'the given amount of, at most' },
  { word: /\bas it is now\b/gi, instead: 'current' },
  {
    word: /\b(it|that|which|call|path|server|shop|database|worker|operation|process|GET|POST) answers\b(?! (to|of|for|are|is|was)\b)/gi,
    instead: 'returns (a function), responds with (a server)',
  },
  {
    word: /\banswers (HEAD|the|an?|its?|their|only|what|new|news|products|items|JSON|503|4\d\d\d|`)(?=\W|$)/gi,
    instead: 'returns, responds with, replies to',
  },
  {
    word: /\b(?<!solid )stands? (in(?! for\b)|under|at|behind|above|below|before|first|around|across|there|where|inside|outside|with|beside|next|apart|on (any|one|many|the (wire|product|page)))\b/gi,
    instead: 'is in, is under, is at',
  },
  { word: /\banswered from here\b/gi, instead: 'gets its response from here' },
  { word: /\banswers? of success\b/gi, instead: 'the responses of successful calls' },
  { word: /\bways? to talk\b/gi, instead: 'communication types' },
  {
    word: /(?<!\bt?here )\b(is|are|was|were) no (?!(longer|more|less|such|other|one|reason|secret|substitute|rubber|need|way|room)\b)[a-z]/gi,
    instead: 'is not a, are not, is not part of',
  },
  { word: /\bwhat became of\b/gi, instead: 'the result, the outcome' },
  { word: /\b(speaks? against|brought to light)\b/gi, instead: 'prevents, was found' },
  { word: /, also (when|where|if|with|in|of|on|for|the|an?)\b/gi, instead: 'even, including, too' },
  { word: /\bis none of another\b/gi, instead: 'is not that of another' },
  { word: /\b(is|are) (no|not a) twins?\b/gi, instead: 'a near duplicate' },
  { word: /\bso that nothing is lost\b/gi, instead: 'without losing what it names' },
  { word: /\breckons?\b/gi, instead: 'calculates, converts' },
  { word: /\b(the shop's desk|desk of the shop|the desk has)\b/gi, instead: 'the back office' },
];

/** Only in what is published: in the code an answer may also be that of a database, of a person or of a rule. */
const publishedPhrases: readonly Unwanted[] = [
  { word: /(?<![$/\w-])answer(s|ed|ing)?\b(?!\.ts)/gi, instead: 'response, returns, responds with' },
];

/** Names of custom properties in style sheets, which are files of CSS or strings in the code. */
const customProperty: Unwanted = {
  word: /--(mask|copper|veil|ink|paper|sunk|stop|wait|done)\b/g,
  instead: 'primary, accent, overlay, fg, bg, subtle, danger, warning, success',
};

const files = sourceFiles().filter(({ path }) => path !== 'tests/rules/words.test.ts');

function nodesOf(file: SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

function isTestCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && /^(describe|it|test)\b/.test(node.expression.getText());
}

/** Comments of a file and the titles of its tests, each with its line. */
function proseOf(file: SourceFile, nodes: readonly ts.Node[]): string[] {
  const comments = [...file.text.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm)].map(([text]) => text);
  const titles = nodes
    .filter(isTestCall)
    .flatMap(({ arguments: [title] }) => (title && ts.isStringLiteralLike(title) ? [title.text] : []));
  return [...comments, ...titles];
}

const prose: [string, string][] = [];
/** Of each name in the code the files in which it is, once for each use. */
const names = new Map<string, string[]>();
for (const file of files) {
  const nodes = nodesOf(file);
  for (const text of proseOf(file, nodes)) prose.push([file.path, text]);
  for (const node of nodes)
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const uses = names.get(node.text);
      if (uses) uses.push(file.path);
      else names.set(node.text, [file.path]);
    }
}

/** Where a word is used more often than is left to replace. */
function usesOf({ word, instead, left = 0 }: Unwanted, texts: readonly [string, string][]): string[] {
  const found = texts.flatMap(([path, text]) =>
    [...text.matchAll(new RegExp(word, `${word.flags.replace('g', '')}g`))].map(([use]) => `${path}: ${use}`),
  );
  return found.length <= left
    ? []
    : [`${found.length} uses of ${word.source}, ${left} are left; use ${instead}`, ...found];
}

/** Words of the lists above, as they would be part of a file name. */
const nameParts =
  /^(anew|beside|whoever|told|tells|kept|dues|tries|chance|purse|teller|knock|greet|backstage|twins?|desk|veil|copper|trouble|flaws?)$/;

const paths = execFileSync('git', ['ls-files', 'README.md', 'src', 'mocks', 'tests', 'openapi'], {
  encoding: 'utf8',
}).split('\n');

const readAll = (pattern: RegExp) =>
  paths
    .filter((path) => pattern.test(path))
    .map((path): [string, string] => [path, readFileSync(path, 'utf8')]);

/** Sentences of the description, which are published with it, and of the schemas of other files. */
const described = readAll(/^openapi\/.*\.(yaml|json)$|\.schema\.json$/);

/** What people read: documents, the texts of the screens and of the demo shop. */
const documents = readAll(/\.md$|^src\/web\/i18n\/en_US\/.*\.json$|^src\/demo\/.*\.yaml$/);

const styles = [
  ...files.map(({ path, text }): [string, string] => [path, text]),
  ...paths
    .filter((path) => /\.(css|html|js|svg)$/.test(path))
    .map((path): [string, string] => [path, readFileSync(path, 'utf8')]),
];

/** The name that a class gives to its errors, where it is not the name of the class. */
function foreignErrorNames({ text, path }: SourceFile): string[] {
  const classes = text.matchAll(/class (\w+) extends \w*Error\b[\s\S]*?\bname = '(\w+)'/g);
  return [...classes].flatMap(([, own, given]) =>
    own === given ? [] : [`${path}: ${own} is named ${given}`],
  );
}

describe('the words of the code', () => {
  it('name an error like its class', () => {
    expect(files.flatMap(foreignErrorNames)).toEqual([]);
  });

  it('are those of the theme in custom properties of style sheets', () => {
    expect(usesOf(customProperty, styles)).toEqual([]);
  });

  it('are in no name of a file', () => {
    const found = paths.filter((path) => path.split(/[/.-]/).some((part) => nameParts.test(part)));
    expect(found).toEqual([]);
  });

  it.each([...phrases, ...publishedPhrases])(
    'are those of a native reader in the description: no $word',
    (unwanted) => {
      expect(usesOf(unwanted, described)).toEqual([]);
    },
  );

  it.each(phrases)('are those of a native reader in documents and texts: no $word', (unwanted) => {
    expect(usesOf(unwanted, documents)).toEqual([]);
  });

  it.each(publishedPhrases)(
    'are those of a native reader in documents for engineers: no $word',
    (unwanted) => {
      expect(usesOf(unwanted, readAll(/(^|\/)README\.md$/))).toEqual([]);
    },
  );

  it.each(identifiers)('are the terms of the field in names: no $word', (unwanted) => {
    const found = [...names].filter(([name]) => name.search(unwanted.word) >= 0);
    const uses = found.flatMap(([name, places]) => places.map((path): [string, string] => [path, name]));
    expect(usesOf(unwanted, uses)).toEqual([]);
  });

  it.each(phrases)('are those of a native reader in comments and test titles: no $word', (unwanted) => {
    expect(usesOf(unwanted, prose)).toEqual([]);
  });
});
