import type { Cell, Column, Table } from '#domain/order-documents/model.ts';
import { colors, margin, type Sheet } from '#server/pdf/index.ts';

interface PlacedColumn extends Column {
  readonly x: number;
  readonly points: number;
  /** Width of the widest text from its decimal point on. */
  readonly fraction: number;
}

const padding = { x: 6, y: 5, bottom: 1 };
const text = { size: 8.5 } as const;
const note = { size: 7.5, color: colors.muted } as const;
const title = { size: 8, font: 'bold', color: colors.muted } as const;
const headerHeight = 20;

function fractionOf(amount: string): string {
  const point = amount.indexOf('.');
  return point < 0 ? '' : amount.slice(point);
}

function placeColumns(sheet: Sheet, { columns, rows }: Table): PlacedColumn[] {
  const share = sheet.width / columns.reduce((sum, { width }) => sum + width, 0);
  let x = margin;
  return columns.map((column, index) => {
    const points = column.width * share;
    const fractions =
      column.align === 'decimal'
        ? rows.map((row) => sheet.widthOf(fractionOf(row[index]?.text ?? ''), text))
        : [];
    const placed = { ...column, x, points, fraction: Math.max(0, ...fractions) };
    x += points;
    return placed;
  });
}

function drawHeader(sheet: Sheet, columns: readonly PlacedColumn[]): void {
  const { pdf, y, width } = sheet;
  pdf.rect(margin, y, width, headerHeight).fill(colors.subtle);
  for (const column of columns) {
    const align = column.align === 'left' ? 'left' : 'right';
    const box = { x: column.x + padding.x, y: y + padding.y, width: column.points - 2 * padding.x };
    sheet.text(column.title, { ...title, align }, box);
  }
  sheet.y += headerHeight;
  sheet.rule(sheet.y);
}

function heightOf(sheet: Sheet, columns: readonly PlacedColumn[], row: readonly Cell[]): number {
  const heights = row.map((cell, index) => {
    const width = (columns[index]?.points ?? 0) - 2 * padding.x;
    const second = cell.note === undefined ? 0 : sheet.heightOf(cell.note, note, width);
    return sheet.heightOf(cell.text, text, width) + second;
  });
  return Math.max(...heights) + padding.y + padding.bottom;
}

function drawCell(sheet: Sheet, column: PlacedColumn, cell: Cell): void {
  const [x, y, width] = [column.x + padding.x, sheet.y + padding.y, column.points - 2 * padding.x];
  if (column.align === 'decimal') {
    const whole = sheet.widthOf(cell.text, text) - sheet.widthOf(fractionOf(cell.text), text);
    sheet.line(cell.text, text, x + width - column.fraction - whole, y);
    if (cell.note === undefined) return;
    const below = { x, y: y + sheet.heightOf(cell.text, text, width), width };
    sheet.text(cell.note, { ...note, align: 'right' }, below);
    return;
  }
  const isNamed = cell.note !== undefined;
  const style = { ...text, align: column.align, ...(isNamed ? { font: 'bold' as const } : {}) };
  const height = sheet.text(cell.text, style, { x, y, width });
  if (cell.note !== undefined) sheet.text(cell.note, note, { x, y: y + height, width });
}

/** Draws a table that may go over pages; its header is repeated on each. */
export function drawTable(sheet: Sheet, table: Table): void {
  const columns = placeColumns(sheet, table);
  const first = table.rows[0];
  sheet.reserve(headerHeight + (first ? heightOf(sheet, columns, first) : 0));
  drawHeader(sheet, columns);
  for (const row of table.rows) {
    const height = heightOf(sheet, columns, row);
    if (sheet.reserve(height)) drawHeader(sheet, columns);
    for (const [index, cell] of row.entries()) {
      const column = columns[index];
      if (column) drawCell(sheet, column, cell);
    }
    sheet.y += height;
    sheet.rule(sheet.y);
  }
}
