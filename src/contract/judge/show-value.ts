const longest = 120;

/** A value as a finding shows it: JSON on one line, cut after 120 characters; no value is `absent`. */
export function showValue(value: unknown): string {
  return cutText(JSON.stringify(value) ?? 'absent');
}

/** A text on one line, cut after 120 characters. */
export function cutText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
