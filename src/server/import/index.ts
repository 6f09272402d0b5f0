// What other areas may use; everything else is private to this folder.
export { importFile } from './import-file.ts';
export { loadMapping } from './mapping/load-mapping.ts';
export { progressLine } from './progress-line.ts';
