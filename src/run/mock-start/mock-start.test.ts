import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import madeFrom from '#mocks/world/start/made-from.json' with { type: 'json' };
import { fingerprint } from './fingerprint.ts';
import { regionFiles } from './region-files.ts';

const again = 'run `node src/run/mock-start.ts` and commit what it writes';

it('matches the start of the mock world with the current demo shop', async () => {
  expect(madeFrom.fingerprint, again).toBe(await fingerprint());
});

it('gives the mocks every country and region that the server has, in both languages', () => {
  for (const [name, text] of Object.entries(regionFiles()))
    expect(readFileSync(join('mocks/world/start', name), 'utf8') === text, `${name}: ${again}`).toBe(true);
});
