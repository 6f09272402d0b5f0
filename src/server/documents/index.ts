// What other areas may use; everything else is private to this folder.
export { addDocumentFiles } from './file-routes.ts';
export { findDocuments } from './find-documents.ts';
export { indexOlderTexts } from './index-older-texts.ts';
