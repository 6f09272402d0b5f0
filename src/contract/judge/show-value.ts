import { cutText } from '#domain/text/cut-text.ts';

const longest = 119;

/** A value as a finding shows it: JSON on one line, cut after 119 characters; no value is `absent`. */
export function showValue(value: unknown): string {
  return showText(JSON.stringify(value) ?? 'absent');
}

/** A text on one line, cut after 119 characters. */
export function showText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // A body may have megabytes, of which only the beginning is taken apart.
  return cutText(line.slice(0, longest * 10), longest);
}
