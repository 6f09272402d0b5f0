// Worker thread: laying out a document and subsetting its fonts takes over a hundred milliseconds of processor time.
import type { DocumentTask } from './lay-out.ts';

/**
 * Renders a document as a PDF. The layout is loaded with the first task: a module or font that is missing then fails that task,
 * while an error at the start of a thread would end the process.
 */
export default async function render(task: DocumentTask): Promise<Uint8Array<ArrayBuffer>> {
  const { renderPdf } = await import('./lay-out.ts');
  return renderPdf(task);
}
