import { lazyPart } from '#web/lazy-part.tsx';

/** The preview of a document, with the first click on one. */
export const documentPreviewPart = lazyPart(
  ['documents'],
  async () => (await import('./document-preview.tsx')).DocumentPreview,
);
