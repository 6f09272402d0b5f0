/** A member without a grade has the lowest one. */
const lowestGrade = 1;

/** Who asks for a document: the grade of a member, null for one without, undefined for a visitor. */
export type ReaderGrade = string | number | null | undefined;

/** Whether a document, of which 0 is for everyone and another number the lowest grade, may be read and downloaded. */
export function mayReadDocument(documentGrade: number, reader: ReaderGrade): boolean {
  if (documentGrade === 0) return true;
  return reader !== undefined && documentGrade <= Number(reader ?? lowestGrade);
}
