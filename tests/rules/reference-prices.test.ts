import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const reference = /原价|划线价|市场价|original price|\bRRP\b/i;

it('No text names a price that nobody was asked for, such as an original price.', () => {
  const folders = ['src/web/i18n/zh_CN', 'src/web/i18n/en_US', 'openapi/texts'];
  const texts = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  expect(texts.filter((path) => reference.test(readFileSync(path, 'utf8')))).toEqual([]);
  const code = sourceFiles().filter(
    ({ path }) => /^src\/(web|domain|server)\//.test(path) && !path.includes('.test.'),
  );
  expect(code.filter(({ text }) => reference.test(text)).map(({ path }) => path)).toEqual([]);
});

it('No price is shown struck through.', () => {
  const pages = sourceFiles().filter(({ path }) => /^src\/web\/.*\.tsx$/.test(path));
  expect(pages.filter(({ text }) => /<(s|del|strike)>/.test(text)).map(({ path }) => path)).toEqual([]);
});
