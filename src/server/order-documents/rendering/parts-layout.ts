import type { DocumentModel, Fact, Party, Total } from '#domain/order-documents/model.ts';
import { colors, margin, type Sheet, type TextStyle } from '#server/pdf/index.ts';

const gap = 18;
const rowGap = 9;
/** Room for a label and a value of two lines. */
const leastHeight = 40;
const label = { size: 7.5, color: colors.muted } as const;
const body = { size: 8.5 } as const;
const heading = { size: 8.5, font: 'bold' } as const;

/** Columns of facts: those of the parties below, or a few more. */
const [least, most] = [3, 5];

/** Labels with their values, side by side. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const columns = Math.min(Math.max(facts.length, least), most);
  const width = (sheet.width - gap * (columns - 1)) / columns;
  for (let start = 0; start < facts.length; start += columns) {
    const row = facts.slice(start, start + columns);
    sheet.reserve(leastHeight);
    const labelHeight = Math.max(...row.map((fact) => sheet.heightOf(fact.label, label, width)));
    const heights = row.map((fact, index) => {
      const x = margin + index * (width + gap);
      sheet.text(fact.label, label, { x, y: sheet.y, width });
      return labelHeight + sheet.text(fact.value, heading, { x, y: sheet.y + labelHeight, width });
    });
    sheet.y += Math.max(...heights) + rowGap;
  }
}

/** What was agreed about a product, below its table. */
export function drawRequirements(sheet: Sheet, requirements: readonly Fact[]): void {
  sheet.y += 10;
  drawFacts(sheet, requirements);
  sheet.y -= 10;
}

/** Seller, buyer and recipient, side by side. */
export function drawParties(sheet: Sheet, parties: readonly Party[]): void {
  const width = (sheet.width - gap * (parties.length - 1)) / parties.length;
  const top = sheet.y;
  const ends = parties.map(({ title, lines }, index) => {
    const x = margin + index * (width + gap);
    let y = top + sheet.text(title, label, { x, y: top, width }) + 2;
    for (const [position, line] of lines.entries())
      y += sheet.text(line, position === 0 ? heading : body, { x, y, width });
    return y;
  });
  sheet.y = Math.max(...ends) + gap;
}

const totalHeight = 19;
const labelWidth = 190;

/** Sums at the right edge, with room for as many amounts as the longest has. */
export function drawTotals(sheet: Sheet, totals: readonly Total[]): void {
  sheet.reserve(totals.length * totalHeight + 6);
  sheet.y += 6;
  const right = margin + sheet.width - 6;
  const column = 95;
  const left = right - column * Math.max(0, ...totals.map(({ amounts }) => amounts.length));
  for (const { label: name, amounts, isStrong } of totals) {
    const style: TextStyle = isStrong
      ? { size: 10.5, font: 'bold', color: colors.primary, align: 'right' }
      : { size: 8.5, align: 'right' };
    const y = sheet.y + (isStrong ? 2 : 4);
    sheet.text(name, style, { x: left - labelWidth, y, width: labelWidth });
    for (const [index, amount] of amounts.entries())
      sheet.text(amount, style, { x: left + index * column, y, width: column });
    sheet.y += totalHeight;
  }
}

const noteGap = 7;
const signatureHeight = 84;

/** Paragraphs, each with its heading on the same page, and the last one with the signatures: nobody signs an otherwise empty page. */
export function drawNotes(sheet: Sheet, { notes, signatures }: DocumentModel): void {
  sheet.y += 14;
  for (const [index, { heading: title, text }] of notes.entries()) {
    const isBeforeSignatures = signatures.length > 0 && index === notes.length - 1;
    const box = () => ({ x: margin, y: sheet.y, width: sheet.width });
    const headHeight = title === undefined ? 0 : sheet.heightOf(title, heading, sheet.width) + 1;
    const ownHeight = headHeight + sheet.heightOf(text, body, sheet.width);
    sheet.reserve(ownHeight + (isBeforeSignatures ? noteGap + signatureHeight : 0));
    if (title !== undefined) sheet.y += sheet.text(title, heading, box()) + 1;
    sheet.y += sheet.text(text, { ...body, color: colors.muted }, box()) + noteGap;
  }
}

/** Lines for signatures, never apart from each other. */
export function drawSignatures(sheet: Sheet, { signatures, language }: DocumentModel): void {
  if (signatures.length === 0) return;
  sheet.reserve(signatureHeight);
  const width = (sheet.width - 40) / signatures.length;
  const date = language === 'zh_CN' ? '日期' : 'Date';
  for (const [index, text] of signatures.entries()) {
    const x = margin + index * (width + 40);
    const y = sheet.y + 12;
    sheet.text(text, heading, { x, y, width });
    sheet.pdf.moveTo(x, y + 52).lineTo(x + width, y + 52);
    sheet.pdf.lineWidth(0.6).strokeColor(colors.muted).stroke();
    sheet.text(date, label, { x, y: y + 56, width });
  }
  sheet.y += signatureHeight;
}
