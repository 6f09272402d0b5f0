// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Download permission: 0 all, 1 documents for members (docUrl is null), 2 free ones.
 */
export type DownloadGrade = typeof DownloadGrade[keyof typeof DownloadGrade];


export const DownloadGrade = {
  allDocuments: 0,
  memberDownload: 1,
  freeDownload: 2,
} as const;
