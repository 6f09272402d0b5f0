import { beijingDay, beijingMinute } from '#domain/beijing-day.ts';
import { type Language, locale } from './language.ts';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, most: number): Intl.NumberFormat {
  const key = `${language} ${most}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale(language), { maximumFractionDigits: most });
  formats.set(key, known);
  return known;
}

/** Whole numbers with separators, as quantities and counts are shown. */
export function formatCount(count: number, language: Language): string {
  return numberFormat(language, 0).format(count);
}

/** A count that stops at a limit: `1,000+` there. */
export function formatCountTo(count: number, limit: number | undefined, language: Language): string {
  return limit !== undefined && count >= limit
    ? `${formatCount(limit, language)}+`
    : formatCount(count, language);
}

/** The size of a file: whole kilobytes, or megabytes with at most one decimal, of 1024. */
export function formatBytes(bytes: number, language: Language): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${numberFormat(language, 0).format(Math.max(1, kilobytes))} KB`
    : `${numberFormat(language, 1).format(kilobytes / 1024)} MB`;
}

/** A point in time to the minute in Beijing, `2026-11-15 14:30`: the same for everyone who talks about an order. */
export function formatMoment(time: string): string {
  return beijingMinute(new Date(time));
}

/** The day of a point in time in Beijing, `2026-11-15`: the same on server and browser, and in the files of a list. */
export function formatDay(time: string): string {
  return beijingDay(new Date(time));
}
