/** The pieces of a text between marks that are in it once each, in their order. */
export function splitAt(text: string, marks: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  let rest = text;
  for (const mark of marks) {
    const found = rest.indexOf(mark);
    if (found < 0) throw new Error(`The document has no ${mark} where it belongs`);
    pieces.push(rest.slice(0, found));
    rest = rest.slice(found + mark.length);
  }
  return [...pieces, rest];
}
