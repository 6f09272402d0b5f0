// What other areas may use; everything else is private to this folder.
export { deleteLines, lockChosenLines } from './chosen-lines.ts';
