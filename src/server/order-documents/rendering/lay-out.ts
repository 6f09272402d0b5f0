import type { DocumentModel } from '#domain/order-documents/model.ts';
import { type PageFormat, Sheet, toBytes } from '#server/pdf/index.ts';
import { drawFooters, drawLetterhead } from './letterhead.ts';
import {
  drawFacts,
  drawNotes,
  drawParties,
  drawRequirements,
  drawSignatures,
  drawTotals,
} from './parts-layout.ts';
import { drawTable } from './table-layout.ts';

export interface DocumentTask {
  readonly model: DocumentModel;
  readonly format: PageFormat;
  readonly now: Date;
  /** JSON that the file carries. */
  readonly data: string;
}

function layOut(sheet: Sheet, model: DocumentModel): void {
  drawLetterhead(sheet, model);
  drawFacts(sheet, model.facts);
  drawParties(sheet, model.parties);
  drawTable(sheet, model.table);
  drawTotals(sheet, model.totals);
  if (model.requirements.length > 0) drawRequirements(sheet, model.requirements);
  drawNotes(sheet, model);
  drawSignatures(sheet, model);
  drawFooters(sheet, model);
}

/** Renders a document as a PDF. */
export function renderPdf({ model, format, now, data }: DocumentTask): Promise<Uint8Array<ArrayBuffer>> {
  return toBytes(new Sheet(format, { ...model, data }, now), (sheet) => layOut(sheet, model));
}
