// What other areas may use; everything else is private to this folder.
export { documentIndexes } from './document-indexes.ts';
export { addDocumentFiles } from './file-routes.ts';
export { findDocuments } from './find-documents.ts';
export { indexOlderTexts } from './index-older-texts.ts';
