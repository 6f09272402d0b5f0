import { becomeLean } from '../lean-process.ts';
import { leanImport } from './lean-import.ts';

becomeLean(new URL(import.meta.url), leanImport(process.env));

// Afterwards: static imports are all resolved before the first module runs.
await import('../lean-resolve.ts');
const { runCommand } = await import('./run-command.ts');

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
