/**
 * Reads a table written as text: one row a line, cells between `|`, lines starting with `#` left out. The glossary
 * is kept in this form because a row then stays one line, however long its other names are.
 */
export function readTable(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** Splits a cell that holds several names (`a; b`). */
export function readNames(cell: string | undefined): readonly string[] {
  return (cell ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** What is compared of a name: its letters, digits and characters, without case, width, spaces and punctuation. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]/gu, '');
}
