/**
 * A name from a file as one word of a command that a reader copies into a shell, which must not run any of it. Double quotes, which every
 * shell knows, where nothing in the name has a meaning within them.
 */
export function shellWord(name: string): string {
  return /["$`\\!%]/.test(name) ? `'${name.replaceAll("'", `'\\''`)}'` : `"${name}"`;
}
