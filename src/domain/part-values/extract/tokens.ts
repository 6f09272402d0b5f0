import { nameKey } from '../../glossary/table.ts';
import { beginsTextValue, longestPhrase, textValuesNamed } from '../../glossary/values.ts';
import { findFamily } from '../../packages/families.ts';
import { normaliseText } from '../normalise.ts';
import { type PartValue, parsePartValue } from '../parse.ts';

/** A piece of a description that means something. */
export type ExtractToken =
  | { readonly kind: 'number'; readonly text: string; readonly value: PartValue }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'package'; readonly text: string };

const noise = /^(?:rohs|无铅|-|null|n\/a)$/i;

function number(text: string): ExtractToken | undefined {
  const parsed = parsePartValue(text.replace(/@typ$/i, ''));
  return parsed.ok ? { kind: 'number', text, value: parsed.value } : undefined;
}

/** `10 kΩ` and `300,000 Times` are one value; `2 PNP` is not. */
function joinWords(word: string, next: string | undefined): ExtractToken | undefined {
  if (next === undefined || /\d/.test(next) || !/^[+-±]?[\d.,]+$/.test(word)) return undefined;
  const token = number(`${word} ${next}`);
  return token?.kind === 'number' && token.value.unit !== '' ? token : undefined;
}

/** The values of counts are written as digits in the glossary; a loose digit in a text may count anything. */
const isCount = /^\d{1,2}$/;

function phrase(words: readonly string[], texts: readonly string[]): readonly string[] | undefined {
  if (!beginsTextValue(words[0] ?? '')) return undefined;
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1) {
    const taken = words.slice(0, length);
    if (length === 1 && isCount.test(taken[0] ?? '')) return undefined;
    const known = textValuesNamed(taken.join(' ')).some((value) =>
      value.keys.some((key) => texts.includes(key)),
    );
    if (known) return taken;
  }
  return undefined;
}

/** `10k/1%/0603`, as in bills of materials. */
function parts(word: string, texts: readonly string[]): readonly ExtractToken[] {
  const pieces = word.split(/[/|_]/);
  const onlyNumbers = pieces.every((piece) => /^\d*$/.test(piece));
  return pieces.length > 1 && !onlyNumbers ? pieces.flatMap((piece) => oneWord(piece, texts)) : [];
}

function oneWord(word: string, texts: readonly string[]): readonly ExtractToken[] {
  if (word === '' || noise.test(word)) return [];
  const value = number(word);
  if (value && !(value.kind === 'number' && value.value.unit === '' && findFamily(word))) return [value];
  if (phrase([word], texts)) return [{ kind: 'text', text: word }];
  if (findFamily(word)) return [{ kind: 'package', text: word }];
  return parts(word, texts);
}

/** Splits a free text into values, known texts (those of the parameters in `texts`) and packages, in their order. */
export function tokenise(text: string, texts: readonly string[]): readonly ExtractToken[] {
  const words = normaliseText(text)
    .replace(/[,;、](?=\s|$)|[;、]/g, ' ')
    .split(' ')
    .filter((word) => nameKey(word) !== '' || word === '-');
  const tokens: ExtractToken[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const pair = joinWords(word, words[at + 1]);
    const known = pair ? undefined : phrase(words.slice(at), texts);
    if (pair) tokens.push(pair);
    else if (known) tokens.push({ kind: 'text', text: known.join(' ') });
    else tokens.push(...oneWord(word, texts));
    at += pair ? 2 : (known?.length ?? 1);
  }
  return tokens;
}
