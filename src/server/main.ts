import './lean-resolve.ts';

// Afterwards: static imports are all resolved before the first module runs.
await import('./run-server.ts');
