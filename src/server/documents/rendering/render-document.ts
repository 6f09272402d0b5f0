import { documentThread } from '#server/site/rendering/document-thread.ts';
import { drawingTask } from '#server/site/rendering/drawings.ts';
import type { DocumentSource } from './lay-out.ts';

export interface DocumentTask {
  readonly source: Omit<DocumentSource, 'figure'>;
  readonly figure: ReturnType<typeof drawingTask>;
}

export interface RenderedDocument {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** PNG of the first page. */
  readonly preview: Uint8Array<ArrayBuffer>;
}

const render = documentThread<DocumentTask, RenderedDocument>(
  new URL('./document-thread.ts', import.meta.url),
  'documents',
);

/** Renders a document in its thread; throws `Overloaded` when too many others wait. */
export function renderDocument({ figure, ...source }: DocumentSource): Promise<RenderedDocument> {
  return render({ source, figure: drawingTask(figure, source.language) });
}
