import { type Bilingual, inLanguage, type Language } from '../language.ts';
import { formatParsed, parsePartValue } from '../part-values/index.ts';
import { remember } from '../text/remember.ts';

/** Units that can be nothing else after a number; a bare F, H or s may belong to a part number. */
const units = [
  'ppm/℃|ppm/°C|ppm|℃|°C|%|dBm|dB|mcd',
  'V/[uµμ]s|gf|h|inch|英寸|万?次|cycles|针|pins',
  '[kMG]?Hz|[pnuµμm]F|[nuµμm]H|[mkKM]?Ω',
  '[pnuµμm]?A|[nuµμmk]?V|[nuµμmk]?W|[nm]m|[nuµμm]s',
  '[kKMG](?:B|bit)|bit|[kKMG]?(?:bps|SPS)',
].join('|');
const number = String.raw`\d+(?:\.\d+)?`;
/** Only power is written as a fraction: `1/4W`. */
const powerFraction = String.raw`\d{1,2}/\d{1,3} ?W`;
const value = `(?:[+-]?${number} ?(?:${units})|${powerFraction})`;
/** How long a pulse rises and decays: `8/20us`. */
const pulse = String.raw`\d+/\d+ ?[nuµμm]?s`;
const condition = String.raw` ?@ ?\(?(?:${value}(?:, ?${value})*|${pulse})\)?`;

/** A value, a range of two or one with its condition; nothing inside a word, a part number or a number. */
const measured = new RegExp(
  String.raw`(?<![\p{L}\d./_=#-]|\d,)(?:[±≤≥<>]?(?:${value}~)?${value}(?:${condition})?|${number}${condition})(?![\p{L}\d~@/]|-[\p{L}\d])`,
  'gu',
);

function tidyValue(written: string, language: Language): string {
  const parsed = parsePartValue(written, /inch$|英寸$/.test(written) ? { kind: 'inch' } : {});
  if (!parsed.ok) return written;
  const saysMore = parsed.value.unit !== '' || parsed.value.condition !== undefined;
  return saysMore ? formatParsed(parsed.value, language) : written;
}

/** The same values are in the names of thousands of parts. */
const tidyIn: Readonly<Record<Language, (written: string) => string>> = {
  zh_CN: remember((written) => tidyValue(written, 'zh_CN')),
  en_US: remember((written) => tidyValue(written, 'en_US')),
};

/**
 * Writes the values of a name or description in the one form that tables and filters use: `Chip resistor 10kΩ 1/10W` has
 * `10 kΩ` and `100 mW`, as the column next to it. What is not a plain value stays.
 */
export function tidyValues(text: string, language: Language): string {
  const [other, own] = language === 'zh_CN' ? ['°C', '℃'] : ['℃', '°C'];
  return text.replace(measured, (written) => tidyIn[language](written)).replaceAll(other, own);
}

/** The name or description of a part in one language, as every answer and document writes it. */
export function partText(text: Bilingual, language: Language): string {
  return tidyValues(inLanguage(text, language), language);
}

/** The same in both languages. */
export function partTexts({ zh, en }: Bilingual): Bilingual {
  return { zh: tidyValues(zh, 'zh_CN'), en: tidyValues(en, 'en_US') };
}
