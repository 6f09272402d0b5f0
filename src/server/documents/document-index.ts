import type { Bilingual } from '#domain/language.ts';
import { mpnKey, wordTokens } from '#domain/search/tokens.ts';

interface DocumentTexts {
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** Part numbers that the document is about. */
  readonly parts: readonly string[];
}

/** What a document is found by: words of its texts in both languages and the part numbers that it is about. */
export function documentIndex({ title, description, parts }: DocumentTexts): {
  readonly tokens: string[];
  readonly partKeys: string;
} {
  const texts = [title.zh, title.en, description.zh, description.en, ...parts];
  return {
    tokens: [...new Set(wordTokens(texts.join(' ')))],
    partKeys: parts.map((part) => ` ${mpnKey(part)}`).join(''),
  };
}
