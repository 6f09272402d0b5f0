import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateAll } from '#codegen/generate.ts';
import type { Files } from '#codegen/generator.ts';
import { findFlaws } from '#codegen/rules/index.ts';
import { loadDescription } from '#description/load.ts';
import config from '../../codegen.config.ts';

const project = join(import.meta.dirname, '../..');
mkdirSync(join(project, '.cache'), { recursive: true });
const copy = mkdtempSync(join(project, '.cache', 'adding-a-call-'));
let files: Files;

/** Adds a block of the README to the file that its first line names: at its end, or below a key. */
function addBlock(block: string): void {
  const [, name = '', key] = /^# ([\w/.]+)(?:, under (\w+))?\n/.exec(block) ?? [];
  const path = join(copy, 'openapi', name);
  const added = block.slice(block.indexOf('\n') + 1);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, key ? text.replace(`\n${key}:\n`, `\n${key}:\n${added}`) : `${text}\n${added}`);
}

beforeAll(async () => {
  for (const part of ['openapi', 'mocks', 'src/domain', 'generated', 'package.json'])
    cpSync(join(project, part), join(copy, part), { recursive: true });
  const readme = readFileSync(join(copy, 'openapi/README.md'), 'utf8');
  const steps = readme.slice(readme.indexOf('## Adding a call'));
  for (const [, block = ''] of steps.matchAll(/```yaml\n([\s\S]*?)```/g)) addBlock(block);
  files = (await generateAll(loadDescription(join(copy, 'openapi')), config)).files;
  for (const [path, content] of files) {
    const place = join(copy, 'generated', path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

it('breaks no rule of the description', () => {
  expect(findFlaws(loadDescription(join(copy, 'openapi')))).toEqual([]);
});

it('gives type, hook, form, route and mock', () => {
  expect(files.get('types/schema.ts')).toContain('markHelpEntry');
  expect(files.get('hooks/help/help.ts')).toContain('export const useMarkHelpEntry');
  expect(files.get('forms/markHelpEntry.ts')).toContain('stars');
  expect(files.get('server/routes.ts')).toContain('operationId: "markHelpEntry"');
  expect(files.get('mocks/answers.ts')).toContain('markHelpEntry: () => getMarkHelpEntryResponseMock()');
});

it('is answered by the mocks, which keep it, refuse it broken and play its scenarios', () => {
  const script = `
    import { Client } from '#mocks/client.ts';
    import { createMockShop } from '#mocks/shop.ts';
    import { readScenario } from '#mocks/scenarios/scenario.ts';
    const shop = createMockShop();
    const client = new Client(shop);
    const kept = await client.call('markHelpEntry', { id: 1, stars: 5 });
    const broken = await client.call('markHelpEntry', { id: 1, stars: 6 });
    shop.play(readScenario('markHelpEntry:networkLost').value);
    const { callOf } = await import('#mocks/client.ts');
    const lost = await shop.answer(callOf('markHelpEntry', { id: 1, stars: 5 }));
    console.log(JSON.stringify([kept.code, shop.world.store.all('helpRatings'), broken.params.fields, lost.lost]));
  `;
  writeFileSync(join(copy, 'call.ts'), script);
  const printed = execFileSync(process.execPath, ['call.ts'], { cwd: copy, encoding: 'utf8' });
  const entry = { $id: 1, ratingId: 1, id: 1, stars: 5 };
  const refused = { field: 'stars', rule: 'maximum', limit: 5 };
  expect(JSON.parse(printed)).toEqual([0, [entry], [refused], true]);
});
