// What other areas may use; everything else is private to this folder.
export { decideSupport } from './decide-support.ts';
