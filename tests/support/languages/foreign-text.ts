import type { Language } from '../../../src/domain/language.ts';
import { tradeTerms } from './trade-terms.ts';

const han = /\p{Script=Han}/u;
/** Placeholders, addresses, paths and everything with a digit: values with any kind of space before the unit, part numbers, packages. */
const noWords =
  /\{\{.*?\}\}|\{\w+\}|<[^>]*>|\S+@\S+|\S*[/\\]\S+\.\S+|\S*\d\S*(?:[ \u00a0][pnµmkKMG]?(?:bit|bps|V\/[mµ]?s|cd|gf|lm|lx|m|rpm|s|SPS)(?!\p{L}))?/gu;
/** A word with small letters: abbreviations in capitals are read in both languages. */
const latinWord = /^(?=.*\p{Ll}{2})\p{L}?[\p{Ll}'’-]+$/u;

function without(text: string, names: Iterable<string>): string {
  let rest = text;
  for (const name of names) rest = rest.replaceAll(name, ' ');
  return rest;
}

/**
 * What is in the wrong language in a text that somebody reads: in English the Chinese characters, on a Chinese page the words
 * of a text that has no Chinese in it. `names` are allowed besides the terms of the trade.
 */
export function findForeign(
  text: string,
  language: Language,
  names: Iterable<string> = [],
): readonly string[] {
  if (han.test(text) === (language === 'zh_CN')) return [];
  if (language === 'en_US') return without(text, names).match(/\p{Script=Han}+/gu) ?? [];
  const words =
    without(text, names)
      .replace(noWords, ' ')
      .match(/[\p{L}'’-]+/gu) ?? [];
  return words.filter((word) => latinWord.test(word) && !tradeTerms.has(word));
}
