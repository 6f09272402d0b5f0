// What other areas may use; everything else is private to this folder.
export { GatheredFigures } from './gathered-figures.ts';
export { reportProblem, serveFromWorker } from './worker.ts';
export { Workers } from './workers.ts';
