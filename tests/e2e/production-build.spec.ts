import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** What would give mocks away in a build: their worker, library, memory, developer's object and made-up data. */
const traces = ['mockServiceWorker', 'mock-world', '__shop', 'breaks the description', 'faker'];

test('the production build holds no byte of the mocks', () => {
  for (const folder of ['dist/web', 'dist/server']) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap(({ parentPath, name }) => {
      const text = `${name}\n${readFileSync(join(parentPath, name), 'latin1')}`;
      return traces
        .filter((trace) => text.includes(trace))
        .map((trace) => `${join(parentPath, name)}: ${trace}`);
    });
    expect(found).toEqual([]);
  }
});
