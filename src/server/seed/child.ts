// Started by fill-in-child.ts: fills the database that the environment names, and ends without a word when that fails, because
// the server then tries it and says why.
import '../lean-resolve.ts';

// The server ends it, and waits for that: Ctrl-C in a terminal reaches both, and the server must not take the end of this process for a
// failed filling.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
// Ends with its parent, however that ended.
process.once('disconnect', () => process.exit(1));

// Afterwards: static imports are all resolved before the first module runs.
const { fillConfigured } = await import('./fill-configured.ts');
process.exit(
  await fillConfigured().then(
    () => 0,
    () => 1,
  ),
);
