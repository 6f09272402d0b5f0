import type { Json } from '#description/json.ts';
import type { ContractOperation } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import { expectedLanguage } from './message.ts';
import type { Notes } from './notes.ts';
import { placesAt } from './places.ts';
import { rowsOf } from './request-when.ts';
import { showValue } from './show-value.ts';

const chinese = /\p{Script=Han}/u;
/** Two words of small letters: no part number, brand or unit. */
const englishWords = /\p{Ll}{3,}[\s,-]+(.*[\s,-])?\p{Ll}{3,}/u;

/**
 * The texts that change with the language, as far as one response shows it: an English one has no Chinese characters, and of
 * the Chinese ones some have. What is neither is found by asking in the other language.
 */
export function judgeTranslated(
  exchange: Exchange,
  operation: ContractOperation,
  json: Json,
  notes: Notes,
): void {
  const language = expectedLanguage(exchange);
  for (const row of rowsOf(operation, 'translated')) {
    const texts = placesAt(json, row.translated).filter(({ value }) => typeof value === 'string');
    const isChinese = texts.map(({ value }) => chinese.test(String(value)));
    const found =
      language === 'en_US'
        ? texts[isChinese.indexOf(true)]
        : isChinese.includes(true) || row.translated.split('*').length > 2
          ? undefined
          : texts.find(({ value }) => isEnglish(String(value)));
    if (found)
      notes.add('wrong-language', `response#${found.pointer}`, {
        expected: `a text in ${language}`,
        actual: showValue(found.value),
      });
  }
}

/** Whether a text is a phrase in English, and not a name that is the same in both languages. */
export function isEnglish(text: string): boolean {
  return englishWords.test(text) && !chinese.test(text);
}
