// Compares what is installed with the advisories that an npm registry knows.
import { spawnSync } from 'node:child_process';
import { readCommandOptions } from '#codegen/command-options.ts';

const help = `npm run audit [-- --registry URL]     lists known vulnerabilities of the installed packages

  --registry URL     a registry that offers an audit, if the configured one does not`;

const { registry } = readCommandOptions(help, { registry: { type: 'string' } });
const chosen = registry === undefined ? [] : ['--registry', registry];
const { status, stdout, stderr } = spawnSync('npm', ['audit', '--loglevel', 'error', ...chosen], {
  encoding: 'utf8',
});
const isOffered = !/audit endpoint returned an error|ENOAUDIT|ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(stderr);
if (isOffered) process.stdout.write(stdout + stderr);
else
  console.error(
    'Nothing was audited: the npm registry offers no audit or cannot be reached. Name one that does: npm run audit -- --registry URL',
  );
process.exitCode = status ?? 1;
