import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { importsOf, sourceFiles } from './source-files.ts';

const config = 'tests/rules/knip.jsonc';

it('The project has no unused file, export or package (knip, exceptions with reasons in knip.jsonc).', () => {
  const args = ['node_modules/knip/bin/knip.js', '--no-progress', '--config', config];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
});

it('An area is no longer an exception of knip.jsonc once a page uses its hooks.', () => {
  const { config: parsed } = ts.parseConfigFileTextToJson(config, readFileSync(config, 'utf8'));
  const areas = Object.keys(parsed.ignoreIssues).flatMap(
    (path) => /^generated\/hooks\/\{(.*)\}/.exec(path)?.[1]?.split(',') ?? [],
  );
  const imported = new Set(
    sourceFiles()
      .filter(({ path }) => path.startsWith('src/web/'))
      .flatMap(importsOf),
  );
  expect(areas.filter((area) => imported.has(`#generated/hooks/${area}/${area}.ts`))).toEqual([]);
});

it('Every constant of the description is read somewhere outside the tests.', () => {
  const readers = sourceFiles()
    .filter(({ path, text }) => !/\.(test|spec)\.tsx?$|^tests\//.test(path) && text.includes('constants'))
    .map(({ text }) => text);
  const words = new Set(readers.flatMap((text) => text.match(/\w+/g) ?? []));
  expect(Object.keys(constants).filter((name) => !words.has(name))).toEqual([]);
});
