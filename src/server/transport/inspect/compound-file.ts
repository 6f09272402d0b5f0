/**
 * Names of the streams of an OLE compound file, the container of .doc and .xls, but also of installers and mails. Layout: MS-CFB.
 * Undefined for a broken one.
 */
export function streamNames(content: Buffer): readonly string[] | undefined {
  try {
    return readNames(content);
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
function tableSectors(content: Buffer, sectorBytes: number): number[] {
  const perList = sectorBytes / 4 - 1;
  const readNumbers = (offset: number, count: number) =>
    Array.from({ length: count }, (_, index) => content.readUInt32LE(offset + index * 4));
  const sectors = readNumbers(listInHeader.offset, listInHeader.count);
  let list = content.readUInt32LE(68);
  for (let count = 0; list < unusedSector && count < maxDirectorySectors; count += 1) {
    const start = (list + 1) * sectorBytes;
    sectors.push(...readNumbers(start, perList));
    list = content.readUInt32LE(start + perList * 4);
  }
  return sectors;
}

function readNames(content: Buffer): string[] {
  const sectorBytes = 2 ** content.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw new RangeError('the size of a sector');
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  const perSector = sectorBytes / 4;
  const tables = tableSectors(content, sectorBytes);
  const next = (sector: number): number => {
    const table = tables[Math.floor(sector / perSector)];
    if (table === undefined) throw new RangeError('the table of sectors');
    return content.readUInt32LE(startOf(table) + (sector % perSector) * 4);
  };
  const names: string[] = [];
  let sector = content.readUInt32LE(48);
  for (let count = 0; sector < unusedSector; count += 1) {
    if (count > maxDirectorySectors) throw new RangeError('the directory has no end');
    for (let start = startOf(sector); start < startOf(sector + 1); start += entryBytes) {
      const nameBytes = content.readUInt16LE(start + 64);
      if (content.readUInt8(start + 66) !== streamType || nameBytes < 2 || nameBytes > 64) continue;
      names.push(content.toString('utf16le', start, start + nameBytes - 2));
    }
    sector = next(sector);
  }
  return names;
}
