// What other areas may use; everything else is private to this folder.
export { examineProject } from './examine-project.ts';
