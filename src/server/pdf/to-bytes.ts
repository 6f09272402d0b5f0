import type { Sheet } from './sheet.ts';

/** Draws on a sheet and returns the finished file. */
export async function toBytes(sheet: Sheet, draw: (sheet: Sheet) => void): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf } = sheet;
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(sheet);
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
}
