// What other areas may use; everything else is private to this folder.
export { requestedRange } from './byte-range.ts';
export { fileLink } from './file-link.ts';
export { addMemberFiles } from './file-routes.ts';
export { linkRefusal } from './link-refusal.ts';
export { removeFilesOf, removeUnusedFiles } from './remove-unused.ts';
export {
  findAttachedFile,
  findOwnFile,
  referToFile,
  releaseFile,
  storedContract,
  storeFile,
} from './stored-files.ts';
