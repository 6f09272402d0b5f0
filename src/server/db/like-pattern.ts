/** LIKE pattern for rows that contain a text, with its special characters escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
