import { documentThread } from '#server/site/rendering/document-thread.ts';
import type { DocumentTask } from './lay-out.ts';

/** Renders a document of an order in its thread; throws `Overloaded` when too many others wait. */
export const renderDocument = documentThread<DocumentTask, Uint8Array<ArrayBuffer>>(
  new URL('./document-thread.ts', import.meta.url),
  'order documents',
);
