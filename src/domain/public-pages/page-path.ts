/** How paths of pages are compared: without regard to case, and with or without a slash at the end. */
export function pagePath(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/$/, '$1');
}
