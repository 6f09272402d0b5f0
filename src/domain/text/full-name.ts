import type { Language } from '#domain/language.ts';

/** What is known of a person's name; `country` may be a comma-joined region path. */
export interface PersonName {
  readonly name: string;
  readonly surname: string;
  readonly country?: string | undefined;
}

const china = /^(?:china|中国|中华人民共和国|cn|chn|people['’]s republic of china|prc)$/i;
const han = /^\p{Script=Han}+$/u;

/** Whether a stored country, or the first step of a region path, is China. */
function isChina(country: string | undefined): boolean {
  return china.test((country?.split(/[,，/]/)[0] ?? '').trim());
}

/**
 * A person's full name. The surname comes first in Chinese, for a person from China in both languages, and in a name written in
 * Chinese characters, which then has no space; otherwise the given name does.
 */
export function fullName({ name, surname, country }: PersonName, language: Language): string {
  const [given, family] = [name.trim(), surname.trim()];
  const isHan = han.test(given) && han.test(family);
  const inOrder = language === 'zh_CN' || isHan || isChina(country) ? [family, given] : [given, family];
  return inOrder.filter((part) => part !== '').join(isHan ? '' : ' ');
}
