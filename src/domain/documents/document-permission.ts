import { notFound } from '#domain/ownership/own-entry.ts';

/** The grade of a document that is for everyone. */
export const gradeForAll = 0;

/** A member without a grade has the lowest one. */
const lowestGrade = 1;

/** Whether a document is for everyone and has a direct link, so that each download is reported on its own; others are counted when access is granted. */
export function hasDirectLink(documentGrade: number | undefined): documentGrade is typeof gradeForAll {
  return documentGrade === gradeForAll;
}

/** Whether a document is for members, of a grade at least. */
export function isForMembers(documentGrade: number): boolean {
  return !hasDirectLink(documentGrade);
}

/** Who asks for a document: the grade of a member, null for one without, undefined for a visitor. */
export type ReaderGrade = string | number | null | undefined;

/** Whether a document, of which 0 is for everyone and another number the lowest grade, may be read and downloaded. */
function mayReadDocument(documentGrade: number, reader: ReaderGrade): boolean {
  if (hasDirectLink(documentGrade)) return true;
  return reader !== undefined && documentGrade <= Number(reader ?? lowestGrade);
}

/** Refuses the preview and the download of a document that does not exist, before it asks whether the reader may have it. */
export function refuseReading(documentGrade: number | undefined, reader: ReaderGrade) {
  if (documentGrade === undefined) return notFound;
  return mayReadDocument(documentGrade, reader)
    ? undefined
    : ({ ok: false, code: 'noDownloadPermission' } as const);
}

/** Refuses to count the download of a document that is not there, or not downloaded by a direct link. */
export function refuseCounting(documentGrade: number | undefined) {
  return hasDirectLink(documentGrade) ? undefined : notFound;
}
