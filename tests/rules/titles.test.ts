import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/**
 * What a report prints of a test is its groups followed by its own title, and that is the sentence. A title in lower case continues its
 * groups, or `it` where there is no group; a title with a capital letter is a whole sentence by itself and ends with a full stop.
 */
interface Title {
  readonly place: string;
  readonly groups: readonly string[];
  readonly own: string;
}

/** The function that a call of a test library begins with: `it` in `it.each(rows)('…')`. */
function firstName(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return firstName(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return firstName(node.tag);
  return node.getText();
}

function isGroup(node: ts.Expression): boolean {
  return firstName(node) === 'describe' || /\.describe\b/.test(node.getText());
}

function titlesIn(file: SourceFile): Title[] {
  const source = parse(file);
  const found: Title[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inside = groups;
    if (ts.isCallExpression(node) && ['describe', 'it', 'test'].includes(firstName(node.expression))) {
      const [title, ...rest] = node.arguments;
      if (title && rest.length > 0 && ts.isStringLiteralLike(title)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        if (isGroup(node.expression)) inside = [...groups, title.text];
        else found.push({ place: `${file.path}:${line + 1}`, groups, own: title.text });
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return found;
}

const startsLikeSentence = (text: string) => /^[A-Z]/.test(text);
/** A title that refers to its group by a pronoun is not a sentence by itself, and does not continue the group either. */
const startsWithPronoun = (text: string) => /^(It|Its|They|Their|Them)\b/.test(text);
const startsWithValue = (text: string) => /^[%$"]/.test(text);

/** Why a title does not read as a sentence in a report; undefined where it does. */
function problemOf({ groups, own }: Title): string | undefined {
  if (groups.some((group) => /[.:;,?!]$/.test(group))) return 'a group goes on into its titles';
  if (startsWithPronoun(own)) return 'a title continues its group or names what it is about';
  if (startsLikeSentence(own) && !/(\.|%[a-z]|\$\w+)$/.test(own))
    return 'a whole sentence ends with a full stop';
  if (own.endsWith('.') && !startsLikeSentence(own) && !startsWithValue(own))
    return 'a whole sentence begins with a capital letter';
  const words = [...groups, own].join(' ').split(/\s+/);
  return words.length < 3 ? 'that is not a sentence' : undefined;
}

describe('the titles of the tests', () => {
  it('are sentences as a report prints them, together with their groups', () => {
    const files = sourceFiles().filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
    const problems = files.flatMap(titlesIn).flatMap((title) => {
      const problem = problemOf(title);
      return problem === undefined
        ? []
        : [`${title.place} ${[...title.groups, title.own].join(' › ')}: ${problem}`];
    });
    expect(problems).toEqual([]);
  });

  it('are read with all of their groups', () => {
    const text =
      "describe('a cart', () => { describe('of a guest', () => { it.each([1])('keeps %s', () => {}); }); });";
    const [title] = titlesIn({ path: 'a.test.ts', text, lines: 1 });
    expect(title).toEqual({ place: 'a.test.ts:1', groups: ['a cart', 'of a guest'], own: 'keeps %s' });
  });

  it('are refused where they are neither a sentence nor the end of one', () => {
    const isRefused = (own: string, ...groups: string[]) =>
      problemOf({ place: '', groups, own }) !== undefined;
    expect(isRefused('Keeps the quantity')).toBe(true);
    expect(isRefused('the cart keeps it.')).toBe(true);
    expect(isRefused('keeps it', 'a cart:')).toBe(true);
    expect(isRefused('empty', 'cart')).toBe(true);
    expect(isRefused('They keep the quantity.', 'carts')).toBe(true);
    expect(isRefused('Its lines keep the quantity.', 'a cart')).toBe(true);
    expect(isRefused('keeps the quantity', 'a cart')).toBe(false);
    expect(isRefused('A cart keeps the quantity.')).toBe(false);
  });
});
