import { readNames, readTable } from '../glossary/table.ts';
import { synonymsTable } from './synonyms-table.ts';
import { fold, wordQuery, wordTokens } from './tokens.ts';

/** A name for a kind of part, with the names that its texts have. */
export interface Synonym {
  readonly names: readonly string[];
  readonly finds: readonly string[];
  /** Of these names the ones by which a part is of the kind itself; none where all are. */
  readonly kinds: readonly string[];
}

/** In front of a name in the table that is also part of the name of something else. */
const onlyOthersSign = '=';
/** In front of a name in the table that is never taken apart. */
const wholeSign = '!';
const rows = readTable(synonymsTable).map(([names, finds, kinds]) => ({
  names: readNames(names),
  finds: readNames(finds),
  kinds: readNames(kinds),
}));

/** Every row of the table. */
export const synonyms: readonly Synonym[] = rows.map(({ names, finds, kinds }) => ({
  names: names.map((name) => name.replace(/^[=!]/, '')),
  finds,
  kinds,
}));

/** A name as it is compared: letters, digits and characters only. */
function phraseKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

const byKey = new Map<string, string[][]>();
for (const { names, finds } of synonyms) {
  const ways = finds.map(wordQuery);
  for (const name of names) byKey.set(phraseKey(name), [...(byKey.get(phraseKey(name)) ?? []), ...ways]);
}

/** Words in the longest name: how many words of a search can be one name. */
export const longestName = Math.max(
  ...synonyms.flatMap(({ names }) => names.map((name) => name.split(' ').length)),
);

/** Token sets, any of which a part called by this name has, in the plural too; undefined where the text is not a name. */
export function waysNamed(text: string): readonly string[][] | undefined {
  const key = phraseKey(text);
  return byKey.get(key) ?? (/[a-z]{3}s$/.test(key) ? byKey.get(key.slice(0, -1)) : undefined);
}

/** The names with a sign, as they are compared. */
function keysWithSign(sign: string): ReadonlySet<string> {
  return new Set(rows.flatMap(({ names }) => names.filter((name) => name.startsWith(sign))).map(phraseKey));
}

const ambiguousKeys = keysWithSign(onlyOthersSign);
const wholeKeys = keysWithSign(wholeSign);

/** Whether a name is also part of the name of something else, as 晶体 is of 晶体管: parts are found by its other names only. */
export function isPartOfAnotherName(text: string): boolean {
  return ambiguousKeys.has(phraseKey(text));
}

/** Whether a name means something else than its words: a logic level is not a kind of logic IC. */
export function isWholeName(text: string): boolean {
  return wholeKeys.has(phraseKey(text)) || isPartOfAnotherName(text);
}

const kindsByKey = new Map(
  synonyms
    .filter(({ kinds }) => kinds.length > 0)
    .flatMap(({ names, kinds }) => names.map((name) => [phraseKey(name), kinds.map(wordQuery)] as const)),
);

/** Token sets by which a part is of the kind of this name and is not only for it: an LED is not an LED driver; undefined for other names. */
export function kindsNamed(text: string): readonly string[][] | undefined {
  return kindsByKey.get(phraseKey(text));
}

/** Names in Chinese, also mixed with Latin letters, by their key: a search without blanks is cut at them. */
export const chineseNames: readonly string[] = [...byKey.keys()].filter((key) => /\p{Script=Han}/u.test(key));

/** Latin words of the table, which are spelled right. */
export const spelledWords: readonly string[] = [
  ...new Set(
    synonyms
      .flatMap(({ names, finds }) => [...names, ...finds])
      .flatMap(wordTokens)
      .filter((word) => /^[a-z]+$/.test(word)),
  ),
];
