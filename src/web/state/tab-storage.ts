import { parseJson } from '#domain/wire/parse-json.ts';

/** Takes what this tab keeps under a key: it is there once. */
export function take<Value>(key: string): Value | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored ? parseJson<Value>(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value for the next page of this tab; without session storage the reload loses it. */
export function keep(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser refuses to store anything.
  }
}
