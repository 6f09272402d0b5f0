import { runMergeCommand } from './merge-command.ts';

process.exitCode = await runMergeCommand(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
