// What other areas may use; everything else is private to this folder.
export { addMyDataExport } from './my-data-routes.ts';
export { sweepClosedAccounts } from './sweep-closed.ts';
