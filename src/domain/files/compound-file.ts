/**
 * Names of the streams of an OLE compound file, the container of .doc and .xls, but also of installers and mails. Layout: MS-CFB.
 * Undefined for a broken one.
 */
export function streamNames(content: Uint8Array): readonly string[] | undefined {
  try {
    return readNames(new DataView(content.buffer, content.byteOffset, content.byteLength));
  } catch {
    // A number leads out of the file.
    return undefined;
  }
}

const listInHeader = { offset: 76, count: 109 };
const unusedSector = 0xffff_fffa;
const entryBytes = 128;
const streamType = 2;
const maxDirectorySectors = 2000;

/** Sectors of the table of sectors: the first 109 are listed in the header, those of large files in a chain. */
function tableSectors(content: DataView, sectorBytes: number): number[] {
  const perList = sectorBytes / 4 - 1;
  const readNumbers = (offset: number, count: number) =>
    Array.from({ length: count }, (_, index) => content.getUint32(offset + index * 4, true));
  const sectors = readNumbers(listInHeader.offset, listInHeader.count);
  let list = content.getUint32(68, true);
  for (let count = 0; list < unusedSector && count < maxDirectorySectors; count += 1) {
    const start = (list + 1) * sectorBytes;
    sectors.push(...readNumbers(start, perList));
    list = content.getUint32(start + perList * 4, true);
  }
  return sectors;
}

/** A name in UTF-16. */
function nameAt(content: DataView, start: number, characters: number): string {
  const codes = Array.from({ length: characters }, (_, index) => content.getUint16(start + index * 2, true));
  return String.fromCharCode(...codes);
}

function readNames(content: DataView): string[] {
  const sectorBytes = 2 ** content.getUint16(30, true);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw new RangeError('the size of a sector');
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  const perSector = sectorBytes / 4;
  const tables = tableSectors(content, sectorBytes);
  const next = (sector: number): number => {
    const table = tables[Math.floor(sector / perSector)];
    if (table === undefined) throw new RangeError('the table of sectors');
    return content.getUint32(startOf(table) + (sector % perSector) * 4, true);
  };
  const names: string[] = [];
  let sector = content.getUint32(48, true);
  for (let count = 0; sector < unusedSector; count += 1) {
    if (count > maxDirectorySectors) throw new RangeError('the directory has no end');
    for (let start = startOf(sector); start < startOf(sector + 1); start += entryBytes) {
      const nameBytes = content.getUint16(start + 64, true);
      if (content.getUint8(start + 66) !== streamType || nameBytes < 2 || nameBytes > 64) continue;
      names.push(nameAt(content, start, nameBytes / 2 - 1));
    }
    sector = next(sector);
  }
  return names;
}
