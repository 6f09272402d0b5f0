import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { encodePng } from './png.ts';

interface FirstPage {
  readonly pages: number;
  readonly png: Uint8Array<ArrayBuffer>;
}

const bgrxFormat = 3;
const white = 0xffffffff;
/** Annotations are drawn too. */
const annotations = 1;

let loaded: Promise<WrappedPdfiumModule> | undefined;

async function load(): Promise<WrappedPdfiumModule> {
  const file = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = await init({ wasmBinary: new Uint8Array(file).buffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  // The heap moves when it grows, so it is taken again before each use; the types leave it out.
  return (pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
}

function drawPage(pdfium: WrappedPdfiumModule, opened: number, width: number): Uint8Array<ArrayBuffer> {
  const page = pdfium.FPDF_LoadPage(opened, 0);
  const height = Math.round((width * pdfium.FPDF_GetPageHeightF(page)) / pdfium.FPDF_GetPageWidthF(page));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgrxFormat, 0, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotations);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const bgrx = memoryOf(pdfium).slice(start, start + 4 * width * height);
  pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.FPDF_ClosePage(page);
  return encodePng({ width, height, bgrx });
}

/** The number of pages of a PDF, and its first page as a picture of a width in pixels. */
export async function firstPage(file: Uint8Array, width: number): Promise<FirstPage> {
  loaded ??= load();
  const pdfium = await loaded;
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const place = malloc(file.length);
  memoryOf(pdfium).set(file, place);
  const opened = pdfium.FPDF_LoadMemDocument(place, file.length, '');
  try {
    if (opened === 0) throw new Error('not a readable PDF');
    return { pages: pdfium.FPDF_GetPageCount(opened), png: drawPage(pdfium, opened, width) };
  } finally {
    if (opened !== 0) pdfium.FPDF_CloseDocument(opened);
    free(place);
  }
}
