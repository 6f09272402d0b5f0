// Checks of `npm run contract` in a process of their own: so two processes run at a time, and none disturbs another.
import { join } from 'node:path';
import { readContract } from '#contract/contract.ts';
import { CannotCheck, checkNames } from '#contract/finding.ts';
import { readOptions } from '#contract/options.ts';
import { loadDescription } from '#description/load.ts';
import { hashCheaply } from '#server/session/password.ts';
import type { Ended } from './check-in-process.ts';
import { checks, OwnServers, type Setting } from './checks.ts';

const project = join(import.meta.dirname, '../../..');
const [names = '', ...args] = process.argv.slice(2);

function readSetting(): Setting {
  const contract = readContract(loadDescription(join(project, 'openapi')));
  const options = readOptions(args, contract);
  if (options === 'help') throw new Error('There is nothing to check.');
  return { contract, options, project };
}

async function runCheck(name: string, setting: Setting, servers: OwnServers): Promise<void> {
  const check = checkNames.find((one) => one === name);
  const start = check && checks[check];
  if (!start) throw new Error(`There is no check ${name}`);
  let ended: Ended;
  try {
    ended = { check, result: await start(setting, servers) };
  } catch (error) {
    if (!(error instanceof CannotCheck)) console.error(error);
    ended = { check, failed: error instanceof Error ? error.message : String(error) };
  }
  await new Promise((sent) => process.send?.(ended, sent));
}

hashCheaply();
// The parent process has exited.
process.on('disconnect', () => process.exit());
const setting = readSetting();
const servers = new OwnServers(setting);
await Promise.all(names.split(',').map((name) => runCheck(name, setting, servers)));
await servers.close();
process.exit();
