import { beijingDay, beijingMinute } from '#domain/beijing-day.ts';
import { groupDigits } from '#domain/text/group-digits.ts';

/** Whole numbers with separators, as quantities and counts are shown. */
export function formatCount(count: number): string {
  return groupDigits(String(Math.round(count)));
}

/** A count that stops at a limit: `1,000+` there. */
export function formatCountTo(count: number, limit: number | undefined): string {
  return limit !== undefined && count >= limit ? `${formatCount(limit)}+` : formatCount(count);
}

/** The size of a file: whole kilobytes, or megabytes with at most one decimal, of 1024. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${formatCount(Math.max(1, kilobytes))} KB`
    : `${groupDigits(String(Math.round((kilobytes / 1024) * 10) / 10))} MB`;
}

/** A point in time to the minute in Beijing, `2026-11-15 14:30`: the same for everyone who talks about an order. */
export function formatMoment(time: string): string {
  return beijingMinute(new Date(time));
}

/** The day of a point in time in Beijing, `2026-11-15`: the same on server and browser, and in the files of a list. */
export function formatDay(time: string): string {
  return beijingDay(new Date(time));
}
