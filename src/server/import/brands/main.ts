import '../../lean-resolve.ts';

// Afterwards: static imports are all resolved before the first module runs.
const { runMergeCommand } = await import('./merge-command.ts');

process.exitCode = await runMergeCommand(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
