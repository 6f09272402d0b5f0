import { partnerKeyCommand } from './run-command.ts';

process.exitCode = await partnerKeyCommand(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
