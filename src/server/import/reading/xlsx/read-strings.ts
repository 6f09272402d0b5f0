import type { Archive } from './archive.ts';
import { SharedStrings } from './shared-strings.ts';
import { parseXml, unescapeText } from './xml.ts';

/** Reads a workbook's string table; the runs of a formatted string are joined, phonetic hints left out. */
export async function readSharedStrings(archive: Archive, path: string | undefined): Promise<SharedStrings> {
  const strings = new SharedStrings();
  const stream = path ? await archive.open(path) : undefined;
  if (stream) {
    let text = '';
    let inText = false;
    let inHint = false;
    const reading = parseXml(stream, {
      open: (name) => {
        if (name === 'si') text = '';
        else if (name === 'rPh') inHint = true;
        else if (name === 't') inText = !inHint;
      },
      text: (piece) => {
        if (inText) text += piece;
      },
      close: (name) => {
        if (name === 't') inText = false;
        else if (name === 'rPh') inHint = false;
        else if (name === 'si') strings.append(unescapeText(text));
      },
    });
    for await (const _ of reading);
  }
  strings.finish();
  return strings;
}
