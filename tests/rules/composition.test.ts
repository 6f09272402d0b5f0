import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Keys of menus, tips and pictures, where nobody composes a text. */
const withoutText = new Set([
  'src/web/frame/navigation.tsx',
  'src/web/pages/catalogue/row-actions/use-breaks.ts',
  'src/web/pages/content/home/use-fly-out.ts',
]);

it('A file that acts on Enter or Escape leaves the keys of an input method alone.', () => {
  const pages = sourceFiles().filter(
    ({ path }) => path.startsWith('src/web/') && !/\.test\.tsx?$/.test(path) && !withoutText.has(path),
  );
  const found = pages.filter(({ text }) => /'(Enter|Escape)'/.test(text) && !text.includes('isComposing('));
  expect(found.map(({ path }) => path)).toEqual([]);
});
