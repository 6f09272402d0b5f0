import { posix } from 'node:path';
import { ImportProblem } from '../../problem.ts';
import type { Archive } from './archive.ts';
import { readXml } from './xml.ts';

export type Sheet = { name: string; path: string };
export type Workbook = { sheet: Sheet; sharedStrings: string | undefined };

type Relation = { type: string; target: string };

/** Finds the sheetName sheet of a workbook (the first visible one unless it is named) and its string table. */
export async function readWorkbook(archive: Archive, sheetName?: string): Promise<Workbook> {
  const path = await workbookPath(archive);
  const relations = await readRelations(archive, path);
  const sheets = await readSheets(archive, path);
  const chosen = sheetName
    ? sheets.find((sheet) => sheet.name === sheetName)
    : (sheets.find((sheet) => !sheet.hidden) ?? sheets[0]);
  const target = chosen && relations.get(chosen.id)?.target;
  if (!chosen || !target) {
    const names = sheets.map((sheet) => `"${sheet.name}"`).join(', ');
    throw new ImportProblem(
      'workbookBroken',
      `The workbook has no sheet "${sheetName ?? ''}"; it has: ${names}.`,
    );
  }
  const strings = [...relations.values()].find((relation) => relation.type.endsWith('/sharedStrings'));
  return { sheet: { name: chosen.name, path: target }, sharedStrings: strings?.target };
}

async function workbookPath(archive: Archive): Promise<string> {
  const relations = await readRelations(archive, '');
  const main = [...relations.values()].find((relation) => relation.type.endsWith('/officeDocument'));
  if (main) return main.target;
  throw new ImportProblem('formatUnknown', 'The file is an archive but not an XLSX workbook.');
}

async function readRelations(archive: Archive, of: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(of);
  const stream = await archive.open(posix.join(folder, '_rels', `${posix.basename(of)}.rels`));
  const relations = new Map<string, Relation>();
  if (!stream) return relations;
  await readXml(stream, {
    open: (name, { Id, Type, Target }) => {
      if (name !== 'Relationship' || !Id || !Type || !Target) return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      relations.set(Id, { type: Type, target });
    },
  });
  return relations;
}

async function readSheets(
  archive: Archive,
  path: string,
): Promise<{ name: string; id: string; hidden: boolean }[]> {
  const sheets: { name: string; id: string; hidden: boolean }[] = [];
  const stream = await archive.open(path);
  if (!stream) return sheets;
  await readXml(stream, {
    open: (tag, attributes) => {
      if (tag !== 'sheet') return;
      const hidden = attributes.state === 'hidden' || attributes.state === 'veryHidden';
      sheets.push({ name: attributes.name ?? '', id: attributes['r:id'] ?? '', hidden });
    },
  });
  return sheets;
}
