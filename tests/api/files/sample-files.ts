import { strToU8, zipSync } from 'fflate';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

function archive(name: string, parts: Readonly<Record<string, string>>): File {
  const zipped = zipSync(
    Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, strToU8(text)])),
  );
  return new File([new Uint8Array(zipped)], name);
}

/** The parts of a Word document that a reader needs to recognise it. */
export const wordParts = {
  '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
  'word/document.xml': '<w:document/>',
};

export function docx(
  parts: Readonly<Record<string, string>> = wordParts,
  name = 'Contract — 合同.docx',
): File {
  return archive(name, parts);
}

const sectorBytes = 512;

/** An OLE file with a table, a directory and one stream of the given name. */
export function compoundFile(stream: string, name: string): File {
  const bytes = Buffer.alloc(3 * sectorBytes, 0xff);
  bytes.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(0xffff_fffe, 68);
  bytes.writeUInt32LE(0, 76);
  bytes.writeUInt32LE(0xffff_fffd, sectorBytes);
  bytes.writeUInt32LE(0xffff_fffe, sectorBytes + 4);
  bytes.fill(0, 2 * sectorBytes);
  for (const [index, [entry, type]] of [['Root Entry', 5] as const, [stream, 2] as const].entries()) {
    const start = 2 * sectorBytes + index * 128;
    bytes.write(entry, start, 'utf16le');
    bytes.writeUInt16LE(entry.length * 2 + 2, start + 64);
    bytes.writeUInt8(type, start + 66);
  }
  return new File([bytes], name);
}

/** A document that declares another unpacked size for each entry than it has. */
export async function withDeclaredSize(file: File, size: number): Promise<File> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const entry = Buffer.from('504b0102', 'hex');
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 4))
    bytes.writeUInt32LE(size, at + 24);
  return new File([bytes], file.name);
}

export const pdf = (name = 'contract.pdf') => new File(['%PDF-1.7\n%%EOF\n'], name);
export const program = (name: string) => new File(['MZ\u0090\u0000\u0003\u0000\u0000\u0000'], name);
