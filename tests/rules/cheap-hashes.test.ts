import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const home = 'src/server/session/password.ts';

it('Only the process of a contract check hashes passwords cheaply.', () => {
  const users = sourceFiles()
    .filter(
      ({ path, text }) =>
        path.startsWith('src/') && !path.endsWith('.test.ts') && text.includes('hashCheaply'),
    )
    .map(({ path }) => path);
  expect(users.toSorted()).toEqual(['src/run/contract/check-process.ts', home]);
});
