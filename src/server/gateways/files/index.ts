// What other folders may use; everything else is private to this one.
export { memoryStorage } from './memory.ts';
export { openFiles } from './open-files.ts';
export { readS3Settings, type S3Settings } from './settings.ts';
export type { ByteRange, FileStorage } from './storage.ts';
