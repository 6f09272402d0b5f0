// What other areas may use; everything else is private to this folder.
export { takeExportSlot } from './export-slots.ts';
export { sendTable } from './send-table.ts';
