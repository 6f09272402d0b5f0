import { describe, expect, it } from 'vitest';
import { importedFile, importsOf, sourceFiles } from './source-files.ts';

/** Groups of files that reach each other through imports (strongly connected components, Tarjan 1972). */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const index = order.size;
    let low = index;
    order.set(file, index);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === index) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || (graph.get(file) ?? []).includes(file)) cycles.push(group.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

function importCycles(): string[][] {
  const files = sourceFiles();
  const paths = new Set(files.map(({ path }) => path));
  const graph = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .map((specifier) => importedFile(file.path, specifier))
        .filter((target) => target !== undefined)
        .filter((target) => paths.has(target)),
    ]),
  );
  return cyclesOf(graph);
}

describe('the imports of the code', () => {
  it('form no cycle, imports of types included', () => {
    expect(importCycles().map((cycle) => cycle.join(' '))).toEqual([]);
  });
});
