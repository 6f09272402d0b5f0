import { findCategoryName } from '#domain/glossary/index.ts';
import { isChinese, translateText } from '#domain/part-texts/index.ts';
import type { Both, Language } from '../mapping/mapping.ts';

/** A category name in both languages: as the glossary has it, else word by word where it knows every word. */
export function translateCategory(name: string, from: Language): Both | undefined {
  const found = findCategoryName(name);
  if (found) return { zh_CN: found.zh, en_US: found.en };
  const to = from === 'en_US' ? 'zh_CN' : 'en_US';
  const { text, dropped } = translateText(name, to, { category: [] });
  if (dropped.length > 0 || text === '' || isChinese(text) !== (to === 'zh_CN')) return undefined;
  return to === 'zh_CN' ? { zh_CN: text, en_US: name } : { zh_CN: name, en_US: text };
}
