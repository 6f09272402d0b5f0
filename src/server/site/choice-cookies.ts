const oneYear = 365 * 24 * 60 * 60;

/** A choice of a visitor as the browser keeps it; an empty one is forgotten. */
export function choiceCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : oneYear}; SameSite=Lax`;
}
