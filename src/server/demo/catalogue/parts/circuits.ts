import { readTable } from '#domain/glossary/table.ts';
import type { DemoProduct, SellingClass } from '../demo-product.ts';
import type { LeafKey } from '../leaves.ts';
import { circuitTables } from './circuit-tables.ts';
import { moduleTables } from './module-tables.ts';
import { powerTables } from './power-tables.ts';
import { processorTables } from './processor-tables.ts';

function soldAs(price: number): SellingClass {
  return price > 2 ? 'dearIc' : 'ic';
}

function isSurfaceMounted(name: string): boolean {
  return !/^(?:PDIP|DIP|TO-92|TO-220|Plugin|SIP)/.test(name);
}

/** The products of one table: its first line names the parameters of the columns after part number, brand, package and price. */
function* rowsOf(leaf: LeafKey, table: string): Generator<DemoProduct> {
  const [header = [], ...rows] = readTable(table);
  for (const [mpn = '', brand = '', name = '', price = '', ...cells] of rows) {
    const inches = /([\d.]+)inch/.exec(cells.join(' '))?.[1];
    const stated = header
      .slice(4)
      .map((key, at) => [key, cells[at] ?? ''] as const)
      .filter(([, text]) => text !== '' && text !== '-');
    yield {
      leaf,
      mpn,
      brand,
      package: name,
      ...(inches !== undefined && { drawing: `LCD-${inches}` }),
      sold: soldAs(Number(price)),
      price: Number(price),
      reel: isSurfaceMounted(name) ? 2500 : 50,
      parameters: {
        ...Object.fromEntries(stated),
        mountingType: isSurfaceMounted(name) ? 'Surface mount' : 'Through-hole',
      },
    };
  }
}

/** Integrated circuits that are listed one by one. */
export function* circuits(): Generator<DemoProduct> {
  for (const [leaf, table] of [...circuitTables, ...processorTables, ...powerTables, ...moduleTables])
    yield* rowsOf(leaf, table);
}
