/** The language that the app notes for pages without a field for it. */
export function languageCookie(cookies: string): string | undefined {
  return /(?:^|;\s*)language=(\w+)/.exec(cookies)?.[1];
}
