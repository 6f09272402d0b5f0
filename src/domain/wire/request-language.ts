import { constants } from '#generated/constants.ts';
import { isLanguage, type Language } from '../language.ts';

interface LanguageRange {
  readonly tag: string;
  readonly weight: number;
}

function parseAcceptLanguage(header: string): LanguageRange[] {
  return header
    .split(',', 50)
    .map((part) => {
      const [tag = '', ...settings] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = settings.find((setting) => setting.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight);
}

/** The language of an Accept-Language header: Chinese when its first choice among the two is, else English. */
function acceptedLanguage(header: string): Language {
  for (const { tag } of parseAcceptLanguage(header)) {
    if (/^zh\b/.test(tag)) return 'zh_CN';
    if (/^en\b/.test(tag)) return 'en_US';
  }
  return 'en_US';
}

/** The language of a request: its field, else the browser's, else the one of the description. */
export function requestLanguage(field: unknown, acceptLanguage: string | null | undefined): Language {
  if (isLanguage(field)) return field;
  if (acceptLanguage && acceptLanguage !== '*') return acceptedLanguage(acceptLanguage);
  return constants.defaultLanguage;
}
