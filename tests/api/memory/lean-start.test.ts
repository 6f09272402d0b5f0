import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
// Not the peak: that of the process which starts another one counts for it, too.
const held = 'console.log(process.memoryUsage.rss() / 2 ** 20)';

async function megabytes(...args: readonly string[]): Promise<number> {
  const { stdout } = await run(process.execPath, [
    ...args,
    '-e',
    `await import('drizzle-orm/pg-core'); ${held}`,
  ]);
  return Number(stdout);
}

it('A start reads the description of the database library once, not for each of its modules.', async () => {
  const lean = await megabytes('--import', './src/server/lean-resolve.ts', '--input-type=module');
  // Without it there are 240 MB.
  expect(lean).toBeLessThan(150);
});
