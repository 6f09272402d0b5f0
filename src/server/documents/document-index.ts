import type { Bilingual } from '#domain/language.ts';
import { mpnKey, wordTokens } from '#domain/search/tokens.ts';

interface DocumentTexts {
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** Part numbers named in the document. */
  readonly parts: readonly string[];
}

/** Search data of a document: words of its texts in both languages and its part numbers. */
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
