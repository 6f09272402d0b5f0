import { backupCommand, restoreCommand } from './run-command.ts';

const [command, ...args] = process.argv.slice(2);
const run = { backup: backupCommand, restore: restoreCommand }[command ?? ''];
if (run) {
  process.exitCode = await run(args, { env: process.env, out: process.stdout, err: process.stderr });
} else {
  console.log('npm run backup -- --help\nnpm run restore -- --help');
  process.exitCode = command === '--help' ? 0 : 1;
}
