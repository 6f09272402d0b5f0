import { downloadGradeValues } from '#generated/enums.ts';

const { allDocuments, memberDownload, freeDownload } = downloadGradeValues;

/** How many found documents a category has with one permission. */
export interface DocumentGroup {
  readonly typeId: number;
  readonly isForMembers: boolean;
  readonly documents: number;
}

export interface DocumentFilters {
  readonly typeId?: number | undefined;
  readonly downloadGrade: number;
}

const add = (groups: readonly DocumentGroup[]) => groups.reduce((sum, { documents }) => sum + documents, 0);

/** Whether a document has the chosen permission. */
export function hasDownloadGrade(isForMembers: boolean, downloadGrade: number): boolean {
  return downloadGrade === allDocuments || isForMembers === (downloadGrade === memberDownload);
}

/** The total of the chosen filters, and what each choice of one filter leaves while the other one stays. */
export function documentCounts(groups: readonly DocumentGroup[], { typeId, downloadGrade }: DocumentFilters) {
  const ofGrade = (grade: number) => groups.filter((group) => hasDownloadGrade(group.isForMembers, grade));
  const ofType = (list: readonly DocumentGroup[]) =>
    list.filter((group) => typeId === undefined || group.typeId === typeId);
  const shown = ofGrade(downloadGrade);
  const typeIds = [...new Set(shown.map((group) => group.typeId))].sort((a, b) => a - b);
  const grades = [allDocuments, memberDownload, freeDownload];
  return {
    totalDataCounts: add(ofType(shown)),
    typeCounts: typeIds.map((id) => ({
      typeId: id,
      documents: add(shown.filter((group) => group.typeId === id)),
    })),
    gradeCounts: grades.map((grade) => ({ downloadGrade: grade, documents: add(ofType(ofGrade(grade))) })),
  };
}
