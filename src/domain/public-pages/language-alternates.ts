import type { Language } from '../language.ts';
import { inPageLanguage } from '../wire/page-language.ts';

export interface LanguageAlternate {
  /** Value of `hreflang`: a language tag of BCP 47, or `x-default` for visitors with any other language. */
  readonly hreflang: string;
  /** Path and query of the page in this language. */
  readonly href: string;
}

const english: Language = 'en_US';

/**
 * The addresses of a page in each language, as `hreflang` links of its head and of the sitemap name them. Takes path and
 * query without a language. Each address is canonical itself, `x-default` too: search engines drop links to any other.
 */
export function languageAlternates(address: string): LanguageAlternate[] {
  return [
    { hreflang: 'zh-CN', href: inPageLanguage(address, 'zh_CN') },
    { hreflang: 'en', href: inPageLanguage(address, english) },
    { hreflang: 'x-default', href: inPageLanguage(address, english) },
  ];
}
