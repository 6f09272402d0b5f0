import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The project itself, and what its tools look for there. */
const expected = [
  ...[
    'README.md',
    'codegen.config.ts',
    'generated',
    'mocks',
    'openapi',
    'package.json',
    'src',
    'tests',
    'tsconfig.json',
  ],
  ...['.ci', '.gitignore', '.npmrc', '.redocly.yaml', 'biome.json', 'package-lock.json', 'vite.config.ts'],
];

it('The top level of the repository has only the project and what its tools look for.', () => {
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const names = new Set(paths.map((path) => path.split('/')[0] ?? ''));
  expect([...names].toSorted()).toEqual(expected.toSorted());
});
