import type { Bilingual } from '../language.ts';
import { readNames, readTable } from './table.ts';
import { wordsTable } from './words-table.ts';

/** A word or phrase of descriptions in both languages, with its other spellings. */
export interface TradeWord extends Bilingual {
  readonly otherNames: readonly string[];
}

/** Every word of the glossary that is not a parameter, value or category. */
export const tradeWords: readonly TradeWord[] = readTable(wordsTable).map(([en = '', zh = '', others]) => ({
  zh,
  en,
  otherNames: readNames(others),
}));
