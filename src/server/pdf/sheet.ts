import PDFDocument from 'pdfkit';
import type { Language } from '#domain/language.ts';
import { palette } from '#domain/palette.ts';
import { fonts } from './fonts.ts';

/** The colours of the shop's light theme. */
export const colors = {
  fg: palette.fg.light,
  muted: palette['fg-muted'].light,
  border: palette.line.light,
  subtle: palette['bg-subtle'].light,
  primary: palette.primary.light,
  accent: palette.accent.light,
} as const;

/** Points. */
export const margin = 44;
/** Room for the footer of each page. */
const footerHeight = 56;

export type PageFormat = 'A4' | 'LETTER';

/** What a reader of the file shows about it. */
export interface SheetInfo {
  readonly title: string;
  readonly brand: string;
  readonly language: Language;
  /** JSON that the file carries; with it the file is PDF/A-3b, made to be kept. */
  readonly data?: string;
}

export interface TextStyle {
  readonly size: number;
  readonly font?: keyof typeof fonts;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The pages of a document while it is laid out: text at places, and where the next part starts. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** Where the next part starts. */
  y = margin;

  constructor(size: PageFormat, { title, brand, language, data }: SheetInfo, now: Date) {
    this.pdf = new PDFDocument({
      size,
      // Pages are added by the layout, never by a text that comes near the end of one.
      margins: { top: margin, left: margin, right: margin, bottom: 0 },
      bufferPages: true,
      lang: language.replace('_', '-'),
      displayTitle: true,
      info: { Title: title, Author: brand, CreationDate: now, ModDate: now },
      ...(data === undefined ? {} : { pdfVersion: '1.7', subset: 'PDF/A-3b' }),
    });
    for (const [name, content] of Object.entries(fonts)) this.pdf.registerFont(name, content);
    if (data !== undefined) this.#attach(data, now);
  }

  #attach(data: string, now: Date): void {
    const attachment = {
      name: 'document.json',
      type: 'application/json',
      description: 'The data of this document',
      // Required by PDF/A-3; the types of pdfkit leave it out.
      relationship: 'Data',
      creationDate: now,
      modifiedDate: now,
    };
    this.pdf.file(Buffer.from(data), attachment);
  }

  get width(): number {
    return this.pdf.page.width - 2 * margin;
  }

  /** Where the room for content ends on a page. */
  get bottom(): number {
    return this.pdf.page.height - footerHeight;
  }

  addPage(): void {
    this.pdf.addPage();
    this.y = margin;
  }

  /** Starts a new page when less than the height is left. */
  reserve(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.addPage();
    return true;
  }

  #style({ size, font = 'regular', color = colors.fg }: TextStyle) {
    return this.pdf.font(font).fontSize(size).fillColor(color);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.#style(style).widthOfString(text);
  }

  heightOf(text: string, style: TextStyle, width: number): number {
    return this.#style(style).heightOfString(text, { width, lineGap: 1 });
  }

  /** Writes a text in a box and returns its height. */
  text(text: string, style: TextStyle, { x, y, width }: Box): number {
    const { align = 'left' } = style;
    const height = this.heightOf(text, style, width);
    this.#style(style).text(text, x, y, { width, align, lineGap: 1 });
    return height;
  }

  /** Writes a text in one line that starts at a place. */
  line(text: string, style: TextStyle, x: number, y: number): void {
    this.#style(style).text(text, x, y, { lineBreak: false });
  }

  rule(y: number, color: string = colors.border, thickness = 0.6): void {
    const { pdf } = this;
    pdf.moveTo(margin, y).lineTo(margin + this.width, y);
    pdf.lineWidth(thickness).strokeColor(color).stroke();
  }
}
