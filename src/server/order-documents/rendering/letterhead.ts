import type { DocumentModel } from '#domain/order-documents/model.ts';
import { colors, drawMark, margin, type Sheet } from '#server/pdf/index.ts';

const markSize = 34;

/** Mark, name and title, on the first page. */
export function drawLetterhead(sheet: Sheet, { brand, trade, title }: DocumentModel): void {
  const { y, width } = sheet;
  const x = margin + markSize + 10;
  drawMark(sheet, margin, y, markSize);
  sheet.line(brand, { size: 13, font: 'bold' }, x, y);
  sheet.line(trade, { size: 8, color: colors.muted }, x, y + 20);
  const style = { size: 19, font: 'bold', color: colors.primary, align: 'right' } as const;
  sheet.text(title, style, { x: margin, y: y - 2, width });
  sheet.y = y + markSize + 10;
  sheet.rule(sheet.y, colors.primary, 1.4);
  sheet.y += 14;
}

/** Name, contact and page number at the foot of every page; on later pages also the title at their head. */
export function drawFooters(sheet: Sheet, { footer, pageText, title, facts }: DocumentModel): void {
  const { pdf, width } = sheet;
  const { count } = pdf.bufferedPageRange();
  const style = { size: 7.5, color: colors.muted } as const;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const y = pdf.page.height - 38;
    sheet.rule(y);
    const text = pageText.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    sheet.line(footer, style, margin, y + 8);
    sheet.text(text, { ...style, align: 'right' }, { x: margin, y: y + 8, width });
    const [first] = facts;
    if (index > 0) sheet.line(`${title}  ${first?.value ?? ''}`, style, margin, margin - 20);
  }
}
