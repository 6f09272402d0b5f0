import { backupCommand, restoreCommand } from './run-command.ts';

const [command, ...args] = process.argv.slice(2);
const run = command === 'restore' ? restoreCommand : backupCommand;
process.exitCode = await run(args, { env: process.env, out: process.stdout, err: process.stderr });
