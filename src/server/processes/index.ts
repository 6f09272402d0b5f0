// What other areas may use; everything else is private to this folder.
export { GatheredFigures } from './gathered-figures.ts';
export { serveFromWorker, tellProblem } from './worker.ts';
export { Workers } from './workers.ts';
