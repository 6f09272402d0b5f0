import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * Unlike `groupDigits`, which they would be replaced with: the numeral of a whole waiting time with its unit, and numbers so small or
 * large that they are written with an exponent otherwise.
 */
const rare = new Set(['src/domain/wait-text.ts', 'src/domain/part-values/format.ts']);

it('formats no number with Intl where pages show it, because the first one holds a page up for 12 ms', () => {
  const found = sourceFiles().filter(
    ({ path, text }) =>
      /^src\/(web|domain)\//.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      !rare.has(path) &&
      /Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)|\.toLocale\w*String\(/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
