// What other areas may use; everything else is private to this folder.
export { addFlowExport } from './export-routes.ts';
