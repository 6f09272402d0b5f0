const oneYear = 365 * 24 * 60 * 60;

/** The cookie that stores a visitor's choice; an empty value deletes it. */
export function choiceCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : oneYear}; SameSite=Lax`;
}
