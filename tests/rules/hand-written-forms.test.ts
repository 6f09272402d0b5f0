import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A `<form>` of React or of Chakra; `forms/` is the generated way itself. */
const writtenForm = /<form\b|chakra\('form'/;

it('a form that is not generated says why', () => {
  const files = globSync('src/web/**/*.tsx').filter((file) => !/\.test\.tsx$|^src\/web\/forms\//.test(file));
  const silent = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return writtenForm.test(text) && !text.includes('// Not a generated form: ');
  });
  expect(silent).toEqual([]);
});
