import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('The project has no unused file, export or package (knip, exceptions with reasons in knip.jsonc).', () => {
  const args = ['node_modules/knip/bin/knip.js', '--no-progress', '--config', 'tests/rules/knip.jsonc'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
});
