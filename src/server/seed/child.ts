// Started by fill-in-child.ts: fills the database that the environment names, and ends without a word when that fails, because
// the server then tries it and says why.
import '../lean-resolve.ts';

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
