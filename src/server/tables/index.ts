// What other areas may use; everything else is private to this folder.
export { sendTable } from './send-table.ts';
