// One check of `npm run contract` in a process of its own: so two run at a time, and none disturbs another.
import { join } from 'node:path';
import { readContract } from '#contract/contract.ts';
import { CannotCheck, checkNames } from '#contract/finding.ts';
import { readOptions } from '#contract/options.ts';
import { loadDescription } from '#description/load.ts';
import { hashCheaply } from '#server/session/password.ts';
import type { Ended } from './check-in-process.ts';
import { checks } from './checks.ts';

const project = join(import.meta.dirname, '../../..');
const [name, ...args] = process.argv.slice(2);

async function runCheck(): Promise<Ended> {
  const contract = readContract(loadDescription(join(project, 'openapi')));
  const options = readOptions(args, contract);
  const check = checkNames.find((one) => one === name);
  const start = check && checks[check];
  if (!start || options === 'help') throw new Error(`There is no check ${name}`);
  return { result: await start({ contract, options, project }) };
}

hashCheaply();
// The parent process has exited.
process.on('disconnect', () => process.exit());
let ended: Ended;
try {
  ended = await runCheck();
} catch (error) {
  if (!(error instanceof CannotCheck)) console.error(error);
  ended = { failed: error instanceof Error ? error.message : String(error) };
}
process.send?.(ended, () => process.exit());
