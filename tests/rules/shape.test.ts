import { describe, expect, it } from 'vitest';
import { palette } from '#domain/palette.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();
const code = files.filter((file) => !/\.test\.tsx?$|\.spec\.ts$/.test(file.path));

/** The value below which the given share of the sorted list lies. */
function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

describe('the shape of the code', () => {
  it('has no file over 300 lines', () => {
    expect(
      files.filter((file) => file.lines > 300).map((file) => `${file.path}: ${file.lines} lines`),
    ).toEqual([]);
  });

  it('has 95 % of its files under 200 lines', () => {
    expect(
      quantile(
        code.map((file) => file.lines),
        0.95,
      ),
    ).toBeLessThan(200);
  });

  it('uses no name that says nothing', () => {
    const empty = /(^|\/)(utils?|helpers?|common|misc|manager)(\/|\.|$)/;
    expect(files.map((file) => file.path).filter((path) => empty.test(path))).toEqual([]);
  });

  it('gives a reason with every suppression', () => {
    const found = files.flatMap((file) =>
      file.text
        .split('\n')
        .filter((line) => /\/\/ @ts-ignore|\/\/ @ts-nocheck|biome-ignore [^:]+:\s*$/.test(line))
        .map((line) => `${file.path}: ${line.trim()}`),
    );
    expect(found.filter((line) => !line.startsWith('tests/rules/'))).toEqual([]);
  });

  it('takes colours of pages from the theme', () => {
    const literal = /['"`\s:(](#[0-9a-f]{3,8}\b|rgba?\(|hsla?\()/i;
    const pages = code.filter(
      (file) => file.path.startsWith('src/web/') && !file.path.startsWith('src/web/theme/'),
    );
    const found = pages.flatMap((file) =>
      file.text
        .split('\n')
        .filter((line) => literal.test(line) && !/from ['"]#|import\(['"]#/.test(line))
        .map((line) => `${file.path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('copies no colour of the palette', () => {
    const hexes = Object.values(palette).flatMap(({ light, dark }) => [light, dark]);
    const own = new Set<string>(hexes.filter((colour) => colour.startsWith('#') && colour !== '#ffffff'));
    const found = code
      .filter(({ path }) => path !== 'src/domain/palette.ts')
      .flatMap(({ path, text }) => (text.match(/#[0-9a-f]{6}\b/gi) ?? []).map((colour) => ({ path, colour })))
      .filter(({ colour }) => own.has(colour.toLowerCase()))
      .map(({ path, colour }) => `${path}: ${colour}`);
    expect(found).toEqual([]);
  });

  it('extends no styled component by another: Chakra would write the styles into the one that is extended', () => {
    const found = code
      .filter((file) => file.path.startsWith('src/web/'))
      .flatMap((file) =>
        [...file.text.matchAll(/chakra\(([A-Z]\w*)/g)].map(([, name]) => `${file.path}: ${name}`),
      );
    expect(found.filter((use) => !/: (?:Nav)?Link$/.test(use))).toEqual([]);
  });

  it('names no folder of a machine', () => {
    const found = files.filter((file) => /(['"`\s])\/(work|root|home\/[a-z]+)\//.test(file.text));
    expect(found.map((file) => file.path)).toEqual([]);
  });
});
