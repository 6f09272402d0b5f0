import { beijingMinute } from '#domain/beijing-day.ts';
import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';

type Values = Readonly<Record<string, string>>;

/** A text of one language with its placeholders filled. */
export function fill(text: Bilingual, language: Language, values: Values = {}): string {
  return inLanguage(text, language).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

const zones: Bilingual = { zh: '（北京时间）', en: ' (Beijing time)' };

/** `2026-11-22 16:30`, with the zone. */
export function beijingTime(date: Date, language: Language): string {
  return `${beijingMinute(date)}${inLanguage(zones, language)}`;
}

/** One line: texts of people may hold line breaks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Groups thousands like amounts do. */
export function quantityText(num: number): string {
  return String(num).replace(/\B(?=(\d{3})+$)/g, ',');
}
