import type { Bilingual } from '#domain/language.ts';
import { isChinese, partName, translateText } from '#domain/part-texts/index.ts';
import { shortenText } from '#domain/text/shorten-text.ts';
import { productLimits } from '#generated/limits.ts';
import type { Binding, TextCells } from '../mapping/bind-columns.ts';
import type { Both, Language } from '../mapping/mapping.ts';
import type { CategoryPath } from './categories.ts';
import type { Definitions } from './definitions.ts';
import type { RowCells } from './row-cells.ts';
import type { StatedValue } from './staged-product.ts';

/** What the row says besides, of which a missing text is made. */
export type TextSource = {
  category: CategoryPath;
  package: string;
  stated: Readonly<Record<string, StatedValue>>;
};

export type ProductTexts = { name: Both; description: Both };

/**
 * Name and description in both languages. A text that the file has in one language stays there unchanged; the other one is
 * composed, so that no page shows a language that its reader did not choose.
 */
export class TextReader {
  readonly #binding: Binding;
  readonly #definitions: Definitions;
  readonly #categoryNames = new Map<CategoryPath, readonly Bilingual[]>();

  constructor(binding: Binding, definitions: Definitions) {
    this.#binding = binding;
    this.#definitions = definitions;
  }

  read(cells: RowCells, source: TextSource): ProductTexts {
    const context = { category: this.#names(source.category), package: source.package };
    const values = this.#values(source.stated);
    const composeName = (language: Language) => partName(language, values, context);
    const { texts } = this.#binding;
    const { productName, productDescribe } = productLimits;
    const name = readGiven(cells, texts.name, productName.maxLength);
    const description = readGiven(cells, texts.description, productDescribe.maxLength);
    return {
      name: inBoth(name, productName.maxLength, (language, text) => {
        const translated = text === '' ? undefined : translateText(text, language, context);
        const isWhole = translated && translated.dropped.length === 0;
        return isWhole ? translated.text : composeName(language);
      }),
      description: inBoth(description, productDescribe.maxLength, (language, text) => {
        if (text === '') return '';
        return translateText(text, language, context).text || composeName(language);
      }),
    };
  }

  /** From the narrowest level to the widest; the same list for the same category. */
  #names(category: CategoryPath): readonly Bilingual[] {
    const known = this.#categoryNames.get(category);
    if (known) return known;
    const names = category.levels.toReversed().map(({ zh_CN, en_US }) => ({ zh: zh_CN, en: en_US }));
    this.#categoryNames.set(category, names);
    return names;
  }

  /** Texts and numbers that tell the part from others of its category, in the order of the row. */
  #values(stated: TextSource['stated']): Bilingual[] {
    return Object.entries(stated).flatMap(([key, value]) => {
      const { isSection, isAside } = this.#definitions.get(key);
      if (isSection || isAside || key === 'brand' || key === 'package' || !('en' in value)) return [];
      return [{ zh: value.zh, en: value.en }];
    });
  }
}

/** What the file says. A text in the wrong column, Chinese under English, counts as the language that it is in. */
function readGiven(cells: RowCells, columns: TextCells, limit: number): Partial<Both> {
  const zh = cells.toShorten(columns.zh_CN, limit);
  const en = cells.toShorten(columns.en_US, limit);
  if (zh !== '' && en !== '') return { zh_CN: zh, en_US: en };
  if (zh !== '') return { zh_CN: zh };
  if (en === '') return {};
  return isChinese(en) ? { zh_CN: en } : { en_US: en };
}

/** Fills a missing language; `compose` gets the whole text of the other one, or nothing where there is none. */
function inBoth(
  known: Partial<Both>,
  limit: number,
  compose: (language: Language, text: string) => string,
): Both {
  const { zh_CN, en_US } = known;
  return {
    zh_CN: shortenText(zh_CN ?? compose('zh_CN', en_US ?? ''), limit),
    en_US: shortenText(en_US ?? compose('en_US', zh_CN ?? ''), limit),
  };
}
