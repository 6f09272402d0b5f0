import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareTree, readTree, writeTree } from './output.ts';

let folder: string;
const files = new Map([
  ['a.ts', 'a\n'],
  ['b/c.ts', 'c\n'],
]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('generated files', () => {
  it('are written, and what is no longer generated is removed', () => {
    writeFileSync(join(folder, 'old.ts'), 'old\n');
    writeTree(folder, files);
    expect(readTree(folder)).toEqual(files);
  });

  it('that are right already are not touched', () => {
    writeTree(folder, files);
    const before = statSync(join(folder, 'a.ts')).mtimeMs;
    expect(writeTree(folder, files)).toEqual([]);
    expect(statSync(join(folder, 'a.ts')).mtimeMs).toBe(before);
  });

  it('that differ, lack or are left over are named', () => {
    writeTree(
      folder,
      new Map([
        ['a.ts', 'A\n'],
        ['old.ts', ''],
      ]),
    );
    expect(compareTree(folder, files)).toEqual([
      { path: 'a.ts', is: 'different' },
      { path: 'b/c.ts', is: 'missing' },
      { path: 'old.ts', is: 'left over' },
    ]);
  });

  it('of an absent folder are all missing', () => {
    expect(compareTree(join(folder, 'none'), files).map(({ is }) => is)).toEqual(['missing', 'missing']);
  });
});
