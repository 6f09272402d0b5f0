import type { ColumnKind } from '#server/db/schema/catalogue.ts';
import { ImportProblem } from '../problem.ts';
import type { Language, Mapping, ProductColumns, TextColumns } from './mapping.ts';

/** Where a column is in the file, and what the file calls it. */
export type Cell = { index: number; name: string };
/** The columns that hold one text, by language. */
export type TextCells = { zh_CN?: Cell; en_US?: Cell };
export type ParameterCells = { key: string; cells: TextCells; kind: ColumnKind | undefined };

type TextColumn = 'name' | 'description';

/** A mapping held against the header of one file. */
export type Binding = {
  mapping: Mapping;
  language: Language;
  header: readonly string[];
  columns: { [K in Exclude<keyof ProductColumns, TextColumn>]: Cell | undefined } & {
    supplierNo: Cell;
    mpn: Cell;
  };
  texts: Record<TextColumn, TextCells>;
  category: { zh_CN: Cell[]; en_US: Cell[] };
  prices: { column: Cell } | { tiers: { from: number | Cell; price: Cell }[] };
  parameters: ParameterCells[];
  sections: ParameterCells[];
  freeText: Cell[];
  /** Columns that the mapping names and the file does not have, where the shop can do without. */
  absent: string[];
};

/** Column names are compared without case, width and outer spaces. */
export function foldName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** Finds the mapping's columns in a header. Throws when one is missing without which nothing can be loaded. */
export function bindColumns(mapping: Mapping, header: readonly string[]): Binding {
  const find = new ColumnFinder(mapping, header);
  const { name, description, supplierNo, mpn, ...others } = mapping.columns;
  const columns = Object.fromEntries(
    Object.entries(others).map(([key, column]) => [key, find.optional(column)]),
  );
  return {
    mapping,
    language: find.language,
    header,
    // The columns of the mapping by their own keys, as `Object.fromEntries` cannot say.
    columns: {
      ...columns,
      supplierNo: find.requireCell(supplierNo),
      mpn: find.requireCell(mpn),
    } as Binding['columns'],
    texts: { name: find.texts(name), description: find.texts(description) },
    category: bindCategory(mapping, find),
    prices: bindPrices(mapping, find),
    parameters: [...bindParameters(mapping, find), ...find.findPrefixed(mapping.parameterPrefix)],
    sections: (mapping.sections ?? []).map(({ key, column, kind }) => ({
      key,
      cells: find.texts(column),
      kind,
    })),
    freeText: (mapping.freeText ?? []).flatMap((column) => find.optional(column) ?? []),
    absent: find.absent,
  };
}

function bindCategory(mapping: Mapping, find: ColumnFinder): Binding['category'] {
  const { zh_CN = [], en_US = [] } = mapping.category.columns;
  return {
    zh_CN: zh_CN.map((column) => find.requireCell(column)),
    en_US: en_US.map((column) => find.requireCell(column)),
  };
}

function bindPrices({ prices }: Mapping, find: ColumnFinder): Binding['prices'] {
  if ('column' in prices) return { column: find.requireCell(prices.column) };
  const tiers = prices.tiers.flatMap(({ from, price }, index) => {
    const cell = index === 0 ? find.requireCell(price) : find.optional(price);
    const quantity = typeof from === 'number' ? from : find.optional(from);
    return cell && quantity !== undefined ? [{ from: quantity, price: cell }] : [];
  });
  return { tiers };
}

function bindParameters(mapping: Mapping, find: ColumnFinder): ParameterCells[] {
  return (mapping.parameters ?? []).flatMap(({ key, column, kind }) => {
    const cells = find.texts(column);
    return cells.zh_CN || cells.en_US ? [{ key, cells, kind }] : [];
  });
}

class ColumnFinder {
  readonly absent: string[] = [];
  readonly language: Language;
  readonly #mapping: Mapping;
  readonly #cells = new Map<string, Cell>();

  constructor(mapping: Mapping, header: readonly string[]) {
    this.#mapping = mapping;
    this.language = mapping.language ?? 'en_US';
    for (const [index, name] of header.entries()) {
      const folded = foldName(name);
      if (folded !== '' && !this.#cells.has(folded)) this.#cells.set(folded, { index, name: name.trim() });
    }
  }

  requireCell(column: string): Cell {
    const cell = this.#cells.get(foldName(column));
    if (cell) return cell;
    throw new ImportProblem(
      'columnMissing',
      `The file has no column "${column}", which the mapping ${this.#mapping.name} needs.`,
    );
  }

  optional(column: string | undefined): Cell | undefined {
    if (column === undefined) return undefined;
    const cell = this.#cells.get(foldName(column));
    if (!cell) this.absent.push(column);
    return cell;
  }

  texts(columns: TextColumns | undefined): TextCells {
    if (columns === undefined) return {};
    const named = typeof columns === 'string' ? { [this.language]: columns } : columns;
    const cells: TextCells = {};
    for (const language of ['zh_CN', 'en_US'] as const) {
      const cell = this.optional(named[language]);
      if (cell) cells[language] = cell;
    }
    return cells;
  }

  /** `param:colour@zh_CN` and `param:colour@en_US` are one parameter. */
  findPrefixed(prefix: string | undefined): ParameterCells[] {
    if (prefix === undefined) return [];
    const start = foldName(prefix);
    const found = new Map<string, ParameterCells>();
    for (const cell of this.#cells.values()) {
      if (!foldName(cell.name).startsWith(start)) continue;
      const [key = '', language] = cell.name.slice(prefix.length).split('@');
      const parameter = found.get(key) ?? { key, cells: {}, kind: undefined };
      parameter.cells[language === 'zh_CN' || language === 'en_US' ? language : this.language] = cell;
      found.set(key, parameter);
    }
    return [...found.values()];
  }
}
