/** The fixed start of a pattern of `patternProperties` that goes on with a number only, such as `^column[1-9][0-9]*$`. */
export function prefixOf(pattern: string): string {
  const [, prefix] = /^\^([A-Za-z]+)(?:\[|\\d)/.exec(pattern) ?? [];
  if (prefix === undefined)
    throw new Error(`patternProperties: ${pattern} is not a name followed by a number`);
  return prefix;
}
