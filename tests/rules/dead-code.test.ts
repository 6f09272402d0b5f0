import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { importedFile, importsOf, sourceFiles } from './source-files.ts';

const config = 'tests/rules/knip.jsonc';

it('The project has no unused file, export or package (knip, exceptions with reasons in knip.jsonc).', () => {
  const args = ['node_modules/knip/bin/knip.js', '--no-progress', '--config', config];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
});

it('Every constant of the description is read somewhere outside the tests.', () => {
  const readers = sourceFiles()
    .filter(({ path, text }) => !/\.(test|spec)\.tsx?$|^tests\//.test(path) && text.includes('constants'))
    .map(({ text }) => text);
  const words = new Set(readers.flatMap((text) => text.match(/\w+/g) ?? []));
  expect(Object.keys(constants).filter((name) => !words.has(name))).toEqual([]);
});

/** Generated files that what runs imports, directly or through another one, or names by its path. */
function generatedInUse(written: readonly { path: string; text: string }[]): Set<string> {
  const used = new Set<string>();
  const open: string[] = written.flatMap(({ text }) => text.match(/\bgenerated\/[\w/-]+\.json\b/g) ?? []);
  const follow = (path: string, text: string) => {
    for (const specifier of importsOf({ path, text, lines: 0 })) {
      const target = importedFile(path, specifier);
      // The hooks of orval import the folder of their models.
      if (target?.startsWith('generated/')) open.push(extname(target) ? target : `${target}/index.ts`);
    }
  };
  for (const { path, text } of written) follow(path, text);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (used.has(path)) continue;
    used.add(path);
    if (!path.endsWith('.json')) follow(path, readFileSync(path, 'utf8'));
  }
  return used;
}

it('Every generated file is imported by something other than a test.', () => {
  const written = sourceFiles().filter(
    ({ path }) => /^(src|mocks)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const used = generatedInUse(written);
  // The types of a script are used with it.
  const files = globSync('generated/**/*.{ts,js,json}').map((path) => path.replace(/\.d\.ts$/, '.js'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => !used.has(path))).toEqual([]);
});
