import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const peak = 'console.log(process.resourceUsage().maxRSS / 1024)';

async function megabytes(...args: readonly string[]): Promise<number> {
  const { stdout } = await run(process.execPath, [
    ...args,
    '-e',
    `await import('drizzle-orm/pg-core'); ${peak}`,
  ]);
  return Number(stdout);
}

it('A start reads the description of the database library once, not for each of its modules.', async () => {
  const lean = await megabytes('--import', './src/server/lean-resolve.ts', '--input-type=module');
  // Without it there are 240 MB.
  expect(lean).toBeLessThan(150);
});
