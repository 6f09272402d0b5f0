import { beijingDay } from '#domain/beijing-day.ts';
import type { DocumentBlock } from '#domain/documents/document-blocks.ts';
import { documentBlocks } from '#domain/documents/document-blocks.ts';
import type { Language } from '#domain/language.ts';
import { colors, drawMark, drawSvg, margin, Sheet, toBytes, toPrintable } from '#server/pdf/index.ts';

/** What a document says, in one language. */
export interface DocumentSource {
  readonly id: number;
  readonly language: Language;
  readonly typeName: string;
  readonly title: string;
  readonly description: string;
  /** SVG; empty without one. */
  readonly figure: string;
  /** HTML. */
  readonly content: string;
  readonly createdAt: Date;
}

const words = {
  zh_CN: { shop: '焊盘元件商城', number: '编号', note: '数据如与原厂数据手册不一致，以原厂数据手册为准。' },
  en_US: {
    shop: 'Padstack Components',
    number: 'No.',
    note: "Where this differs from the maker's datasheet, the datasheet decides.",
  },
} as const;

/** Points. */
const markSize = 26;
const figureHeight = 230;
const cellPadding = 5;

const text = { size: 10 } as const;
const cell = { size: 9 } as const;

function drawHead(
  sheet: Sheet,
  { id, language, typeName, title, description, createdAt }: DocumentSource,
): void {
  const { width, y } = sheet;
  const { shop, number } = words[language];
  drawMark(sheet, margin, y, markSize);
  sheet.line(shop, { size: 11, font: 'bold' }, margin + markSize + 8, y);
  sheet.line(typeName, { size: 8, color: colors.muted }, margin + markSize + 8, y + 15);
  const day = beijingDay(createdAt);
  const facts = `${number} TD-${String(id).padStart(4, '0')} · ${day}`;
  sheet.text(facts, { size: 8, color: colors.muted, align: 'right' }, { x: margin, y: y + 15, width });
  sheet.y = y + markSize + 8;
  sheet.rule(sheet.y, colors.primary, 1.4);
  sheet.y += 16;
  sheet.y += sheet.text(toPrintable(title), { size: 19, font: 'bold' }, { x: margin, y: sheet.y, width }) + 4;
  sheet.y +=
    sheet.text(
      toPrintable(description),
      { size: 10, color: colors.muted },
      { x: margin, y: sheet.y, width },
    ) + 12;
}

function drawFigure(sheet: Sheet, figure: string): void {
  const { pdf, width } = sheet;
  pdf.rect(margin, sheet.y, width, figureHeight).lineWidth(0.6).fillAndStroke(colors.subtle, colors.border);
  drawSvg(pdf, figure, { x: margin + 8, y: sheet.y + 8, width: width - 16, height: figureHeight - 16 });
  sheet.y += figureHeight + 14;
}

function drawRow(sheet: Sheet, row: readonly string[], isHead: boolean): void {
  const style = isHead ? ({ ...cell, font: 'bold' } as const) : cell;
  const width = sheet.width / row.length;
  const inside = width - 2 * cellPadding;
  const height = Math.max(...row.map((one) => sheet.heightOf(one, style, inside))) + 2 * cellPadding;
  sheet.reserve(height);
  if (isHead) sheet.pdf.rect(margin, sheet.y, sheet.width, height).fill(colors.subtle);
  for (const [at, one] of row.entries())
    sheet.text(one, style, { x: margin + at * width + cellPadding, y: sheet.y + cellPadding, width: inside });
  sheet.y += height;
  sheet.rule(sheet.y);
}

function drawBlock(sheet: Sheet, block: DocumentBlock): void {
  if (block.kind === 'table') {
    for (const [at, row] of block.rows.entries()) if (row.length > 0) drawRow(sheet, row, at === 0);
    sheet.y += 12;
    return;
  }
  const isItem = block.kind === 'item';
  const style = block.kind === 'heading' ? ({ size: 12.5, font: 'bold' } as const) : text;
  const x = margin + (isItem ? 14 : 0);
  const width = sheet.width - (isItem ? 14 : 0);
  const height = sheet.heightOf(block.text, style, width);
  // A heading stays with what follows it.
  sheet.reserve(height + (block.kind === 'heading' ? 60 : 0));
  if (isItem) sheet.line('•', text, margin + 4, sheet.y);
  sheet.text(block.text, style, { x, y: sheet.y, width });
  sheet.y += height + (isItem ? 4 : 8);
}

function drawFooters(sheet: Sheet, { language }: DocumentSource): void {
  const { pdf, width } = sheet;
  const { count } = pdf.bufferedPageRange();
  const style = { size: 7.5, color: colors.muted } as const;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const y = pdf.page.height - 38;
    sheet.rule(y);
    sheet.line(words[language].note, style, margin, y + 8);
    sheet.text(`${index + 1} / ${count}`, { ...style, align: 'right' }, { x: margin, y: y + 8, width });
  }
}

/** A technical document as a PDF. The same source gives the same bytes. */
export function layOutDocument(source: DocumentSource): Promise<Uint8Array<ArrayBuffer>> {
  const { title, language, createdAt } = source;
  const sheet = new Sheet('A4', { title, language, brand: words[language].shop }, createdAt);
  return toBytes(sheet, () => {
    drawHead(sheet, source);
    if (source.figure !== '') drawFigure(sheet, source.figure);
    for (const block of documentBlocks(toPrintable(source.content))) drawBlock(sheet, block);
    drawFooters(sheet, source);
  });
}
