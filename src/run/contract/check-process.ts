// Checks of `npm run contract` in a process of their own: so two processes run at a time, and none disturbs another.
import { join } from 'node:path';
import { readContract } from '#contract/contract.ts';
import { CannotCheck, checkNames } from '#contract/finding.ts';
import { readOptions } from '#contract/options.ts';
import type { CheckOutcome } from '#contract/report/sum-up.ts';
import { loadDescription } from '#description/load.ts';
import { hashCheaply } from '#server/session/password.ts';
import { checks, OwnServers, type Setting } from './checks.ts';

const project = join(import.meta.dirname, '../../..');
const [steps = '', ...args] = process.argv.slice(2);

function readSetting(): Setting {
  const contract = readContract(loadDescription(join(project, 'openapi')));
  const options = readOptions(args, contract);
  if (options === 'help') throw new Error('There is nothing to check.');
  return { contract, options, project };
}

async function runCheck(name: string, began: number): Promise<void> {
  const check = checkNames.find((one) => one === name);
  const start = check && checks[check];
  if (!start) throw new Error(`There is no check ${name}`);
  const seconds = () => (performance.now() - began) / 1000;
  let outcome: CheckOutcome;
  try {
    const result = await start(setting, servers);
    outcome = { check, seconds: seconds(), result };
  } catch (error) {
    if (!(error instanceof CannotCheck)) console.error(error);
    outcome = { check, seconds: seconds(), failed: error instanceof Error ? error.message : String(error) };
  }
  await new Promise((sent) => process.send?.(outcome, sent));
}

hashCheaply();
// The parent process has exited.
process.on('disconnect', () => process.exit());
const setting = readSetting();
const servers = new OwnServers(setting);
/** Milliseconds: the first step takes the start of the process, too. */
let began = 0;
for (const step of steps.split(',')) {
  const stepBegan = began;
  await Promise.all(step.split('+').map((name) => runCheck(name, stepBegan)));
  await servers.close();
  began = performance.now();
}
process.exit();
