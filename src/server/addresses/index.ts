// What other areas may use; everything else is private to this folder.
export { regionNames } from './regions/region-tree.ts';
