import { ImportProblem } from '../problem.ts';
import type { Row } from '../reading/row.ts';
import { foldName } from './bind-columns.ts';
import type { Mapping } from './mapping.ts';

/** Titles and notes may be above the header, but not more rows than this. */
const ROWS_LOOKED_AT = 20;

export type FoundHeader = { mapping: Mapping; header: readonly string[] };

/**
 * Reads rows until one is the header of one of the mappings: it holds all columns by which that mapping is
 * recognised. Of several mappings the one with the most such columns is taken.
 */
export async function findHeader(
  rows: AsyncIterator<Row>,
  mappings: readonly Mapping[],
): Promise<FoundHeader> {
  let widest: readonly string[] = [];
  for (let looked = 0; looked < ROWS_LOOKED_AT; looked++) {
    const next = await rows.next();
    if (next.done) break;
    const header = next.value.cells;
    if (dropEmptyCells(header).length > dropEmptyCells(widest).length) widest = header;
    const mapping = recognise(header, mappings);
    if (mapping) return { mapping, header };
  }
  throw notFound(widest, mappings);
}

function recognise(header: readonly string[], mappings: readonly Mapping[]): Mapping | undefined {
  const names = new Set(header.map(foldName));
  const fitting = mappings.filter((mapping) => signs(mapping).every((column) => names.has(foldName(column))));
  return fitting.toSorted((a, b) => signs(b).length - signs(a).length)[0];
}

function signs(mapping: Mapping): string[] {
  return mapping.recognise ?? [mapping.columns.supplierNo, mapping.columns.mpn];
}

function notFound(header: readonly string[], mappings: readonly Mapping[]): ImportProblem {
  if (header.length === 0) return new ImportProblem('fileEmpty', 'The file holds no rows.');
  const [only] = mappings;
  if (mappings.length === 1 && only) {
    const names = new Set(header.map(foldName));
    const missing = signs(only).filter((column) => !names.has(foldName(column)));
    return new ImportProblem(
      'columnMissing',
      `The mapping ${only.name} does not fit the file, which has no column ${missing.map(quote).join(', ')}.`,
    );
  }
  const columns = dropEmptyCells(header).slice(0, 12);
  return new ImportProblem(
    'mappingNotRecognised',
    `No mapping fits this file, whose columns are ${columns.map(quote).join(', ')}. A catalogue has a supplier number, a part number, ` +
      'a category and prices: say in a mapping which columns these are, and name it with --map (src/server/import/mappings/ holds examples).',
  );
}

function dropEmptyCells(header: readonly string[]): string[] {
  return header.filter((name) => name.trim() !== '');
}

function quote(name: string): string {
  return `"${name.trim()}"`;
}
