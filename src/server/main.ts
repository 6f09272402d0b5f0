import { becomeLean } from './lean-process.ts';

// First, so that nothing is loaded twice. What else is imported comes later: static imports are loaded before this runs.
becomeLean(new URL(import.meta.url));
await import('./lean-resolve.ts');
await import('./run-server.ts');
