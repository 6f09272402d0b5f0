// Generated from openapi/ by `npm run generate`. Never edited by hand.
export type ListDocumentsDownloadGrade = typeof ListDocumentsDownloadGrade[keyof typeof ListDocumentsDownloadGrade];

export const ListDocumentsDownloadGrade = {
  allDocuments: 0,
  memberDownload: 1,
  freeDownload: 2,
} as const;
