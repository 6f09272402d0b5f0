import type { Box } from './sheet.ts';
import { type SvgStyle, SvgStyles } from './svg-styles.ts';
import { toPrintable } from './to-printable.ts';

type Pdf = PDFKit.PDFDocument;

interface Element {
  readonly name: string;
  readonly attributes: SvgStyle;
  readonly style: SvgStyle;
}

const tag = /<(\/?)([a-z]+)([^>]*?)(\/?)>([^<]*)/gi;
const skipped: ReadonlySet<string> = new Set(['svg', 'title', 'style', 'desc']);

/** The drawings escape letters by number. */
function unescapeText(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).trim();
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

const numbersOf = (text: string) => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
const numberOf = ({ attributes }: Element, name: string) => Number(attributes[name] ?? 0);

function transform(pdf: Pdf, text: string | undefined): void {
  for (const [, name, values = ''] of (text ?? '').matchAll(/([a-z]+)\(([^)]*)\)/gi)) {
    const [a = 0, b, c = 0] = numbersOf(values);
    if (name === 'translate') pdf.translate(a, b ?? 0);
    if (name === 'scale') pdf.scale(a, b ?? a);
    if (name === 'rotate') pdf.rotate(a, b === undefined ? {} : { origin: [b, c] });
  }
}

/** Adds the outline of an element to the page; false for one that has none. */
function outline(pdf: Pdf, element: Element): boolean {
  const number = (name: string) => numberOf(element, name);
  switch (element.name) {
    case 'path':
      pdf.path(element.attributes.d ?? '');
      return true;
    case 'rect':
      pdf.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      return true;
    case 'circle':
      pdf.circle(number('cx'), number('cy'), number('r'));
      return true;
    default:
      return false;
  }
}

function paint(pdf: Pdf, { style }: Element, styles: SvgStyles): void {
  const fill = styles.color(style.fill ?? '#000000', style);
  const stroke = styles.color(style.stroke, style);
  pdf
    .lineWidth(Number(style['stroke-width'] ?? 1))
    .lineJoin('round')
    .lineCap('round');
  const [length, space = length] = numbersOf(style['stroke-dasharray'] ?? '');
  if (length === undefined || space === undefined) pdf.undash();
  else pdf.dash(length, { space });
  if (fill && stroke) pdf.fillAndStroke(fill, stroke);
  else if (fill) pdf.fill(fill);
  else if (stroke) pdf.stroke(stroke);
}

function write(pdf: Pdf, element: Element, styles: SvgStyles, text: string): void {
  const { style } = element;
  const size = Number.parseFloat(style['font-size'] ?? '14');
  pdf.font(style['font-weight'] === undefined ? 'regular' : 'bold').fontSize(size);
  pdf.fillColor(styles.color(style.fill, style) ?? '#000000');
  const width = pdf.widthOfString(text);
  const before = { middle: width / 2, end: width }[style['text-anchor'] ?? ''] ?? 0;
  const options = { lineBreak: false, baseline: 'alphabetic' } as const;
  pdf.text(text, numberOf(element, 'x') - before, numberOf(element, 'y'), options);
}

/**
 * Draws one of our own drawings into a box, scaled to it, as lines and text and not as a picture. Knows what `src/drawings` uses: groups, paths,
 * rectangles, circles, texts, classes and variables; nothing else of SVG.
 */
export function drawSvg(pdf: Pdf, svg: string, box: Box & { readonly height: number }): void {
  const [, , viewWidth = 1, viewHeight = 1] = numbersOf(/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '');
  const scale = Math.min(box.width / viewWidth, box.height / viewHeight);
  const styles = new SvgStyles(svg);
  const root = styles.styleOf('svg', attributesOf(/<svg([^>]*)>/.exec(svg)?.[1] ?? ''), {});
  const open: SvgStyle[] = [root];
  pdf.save();
  pdf.translate(box.x + (box.width - viewWidth * scale) / 2, box.y).scale(scale);
  const body = svg.replace(/<(style|title)>[\s\S]*?<\/\1>/g, '');
  for (const [, closing, name = '', rest = '', single, text = ''] of body.matchAll(tag)) {
    if (skipped.has(name)) continue;
    if (closing) {
      if (name !== 'g') continue;
      open.pop();
      pdf.restore();
      continue;
    }
    const attributes = attributesOf(rest);
    const element = { name, attributes, style: styles.styleOf(name, attributes, open.at(-1) ?? {}) };
    pdf.save();
    transform(pdf, attributes.transform);
    if (name === 'g' && !single) {
      open.push(element.style);
      continue;
    }
    if (name === 'text') write(pdf, element, styles, toPrintable(unescapeText(text)));
    else if (outline(pdf, element)) paint(pdf, element, styles);
    pdf.restore();
  }
  pdf.restore();
}
