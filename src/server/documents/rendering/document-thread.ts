// Worker thread: laying out a document, subsetting its fonts and drawing its first page takes half a second of processor time.
import type { DocumentTask, RenderedDocument } from './render-document.ts';

/** Renders a document; its code is loaded with the first task, so that an error there fails the task and does not end the process. */
export default async function render(task: DocumentTask): Promise<RenderedDocument> {
  const { renderTask } = await import('./render-task.ts');
  return renderTask(task);
}
