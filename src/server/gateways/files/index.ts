// What other areas may use; everything else is private to this folder.
export { memoryStorage } from './memory.ts';
export { openFiles } from './open-files.ts';
export { readSignedLink, signedLink } from './signed-links.ts';
export type { ByteRange, FileStorage } from './storage.ts';
