// What other areas may use; everything else is private to this folder.
export { sendList } from './send-list.ts';
