import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = join(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc'), '../../fonts');

/** Noto Sans with Latin and simplified Chinese. Only the glyphs that a document uses are embedded in it. */
export const fonts = {
  regular: readFileSync(join(folder, 'NotoSansHans-Regular.otf')),
  bold: readFileSync(join(folder, 'NotoSansHans-Bold.otf')),
};
