import { drawPart } from '#drawings/index.ts';
import { drawScene } from '#drawings/scenes/index.ts';
import { constants } from '#generated/constants.ts';
import { firstPage } from '#server/pdf/index.ts';
import { layOutDocument } from './lay-out.ts';
import type { DocumentTask, RenderedDocument } from './render-document.ts';

function drawingOf({ figure }: DocumentTask): string {
  if (!figure) return '';
  return figure.kind === 'part'
    ? drawPart(figure.packageName, figure.view)
    : drawScene(figure.name, figure.language);
}

/** A document as a PDF, and its first page as a picture. */
export async function renderTask(task: DocumentTask): Promise<RenderedDocument> {
  const pdf = await layOutDocument({ ...task.source, figure: drawingOf(task) });
  const { pages, png } = await firstPage(pdf, constants.documentPreviewWidth);
  return { pdf, pages, preview: png };
}
