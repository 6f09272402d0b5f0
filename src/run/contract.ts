// `npm run contract`: description, server, mocks, app, generated code and an older description held against each other.
// `npm run contract -- proxy`: watches the calls between an app and a server. `-- --help` lists the options.
import { join } from 'node:path';
import { loadDescription } from '#codegen/load.ts';
import { readContract } from '#contract/contract.ts';
import { CannotCheck } from '#contract/finding.ts';
import { contractHelp, readOptions } from '#contract/options.ts';
import { runChecks } from './contract/run-checks.ts';
import { runProxy } from './contract/run-proxy.ts';

const project = join(import.meta.dirname, '../..');

try {
  const args = process.argv.slice(2);
  const contract = readContract(loadDescription(join(project, 'openapi')));
  const [command, ...rest] = args;
  if (command === 'proxy') await runProxy(rest, contract);
  else {
    const options = readOptions(args, contract);
    if (options === 'help') console.log(contractHelp);
    else process.exitCode = await runChecks({ contract, options, project, args });
  }
} catch (error) {
  console.error(error instanceof CannotCheck ? error.message : error);
  process.exitCode = 2;
}
