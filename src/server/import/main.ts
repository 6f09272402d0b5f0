import '../lean-resolve.ts';

// Afterwards: static imports are all resolved before the first module runs.
const { runCommand } = await import('./run-command.ts');

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
