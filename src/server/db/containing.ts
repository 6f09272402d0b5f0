/** A LIKE pattern that finds a text anywhere, whatever signs it has. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
