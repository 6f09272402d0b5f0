// `npm run contract`: description, server, mocks, app, generated code and an older description compared with each other.
// `npm run contract -- proxy`: watches the calls between an app and a server. `-- --help` lists the options.
import { join } from 'node:path';
import { readContract } from '#contract/contract.ts';
import { CannotCheck } from '#contract/finding.ts';
import { contractHelp, readOptions } from '#contract/options.ts';
import { loadDescription } from '#description/load.ts';
import { runChecks } from './contract/run-checks.ts';
import { runProxy } from './contract/run-proxy.ts';

const project = join(import.meta.dirname, '../..');

const description = join(project, 'openapi');

async function check(args: readonly string[]): Promise<void> {
  const contract = readContract(loadDescription(description));
  const options = readOptions(args, contract);
  if (options === 'help') console.log(contractHelp);
  else process.exitCode = await runChecks({ contract, options, project, args });
}

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'proxy') await runProxy(rest, description);
  else await check(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof CannotCheck ? error.message : error);
  process.exitCode = 2;
}
