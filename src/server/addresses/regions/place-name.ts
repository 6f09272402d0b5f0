import { pinyin } from 'pinyin-pro';
import { englishNames } from './english-names.ts';

/** Ethnic groups in the names of autonomous places; short names leave them out. */
const peoples =
  '蒙古族|蒙古|回族|藏族|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克|傣族|黎族|傈僳族|羌族|景颇族|柯尔克孜|维吾尔';

const provinceEnding = /(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区)$/;
const autonomous = new RegExp(`(?:${peoples})+自治[州县]$`);

/** English suffix for each kind of place, longer endings first. Cities, prefectures and leagues have none. */
const kinds = [
  [/(?:市|地区|盟|自治州)$/, ''],
  [/新区$/, ' New Area'],
  [/林区$/, ' Forestry District'],
  [/区$/, ' District'],
  [/(?:自治)?县$/, ' County'],
] as const;

/** Common short name: 广东 for 广东省, 广西 for 广西壮族自治区. */
export function shortProvince(name: string): string {
  return name.replace(provinceEnding, '');
}

/** The Chinese name of a city without 市; other kinds of places keep their kind. */
export function shortCity(name: string): string {
  return name.replace(/市$/, '');
}

/** Pinyin as one word, with an apostrophe before a syllable that begins with a vowel inside the word: Xi'an. */
function romanise(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array' });
  const word = syllables
    .map((syllable, index) => (index > 0 && /^[aoe]/.test(syllable) ? `'${syllable}` : syllable))
    .join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function toEnglish(short: string): string {
  return englishNames.get(short) ?? romanise(short);
}

/** The English name of a province by its full Chinese name. */
export function englishProvince(name: string): string {
  return toEnglish(shortProvince(name));
}

/** The English name of a city, prefecture, district or county by its full Chinese name. */
export function englishCity(name: string): string {
  const [ending, kind] = kinds.find(([form]) => form.test(name)) ?? [/$/, ''];
  const stem = autonomous.test(name) ? name.replace(autonomous, '') : name.replace(ending, '');
  return toEnglish(stem) + kind;
}
