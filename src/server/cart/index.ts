// What other areas may use; everything else is private to this folder.
export { addLinesAgain } from './add-again.ts';
export { deleteLines, lockChosenLines } from './chosen-lines.ts';
