import { extensionOf, type FileLimits, isPlainFileName } from './file-names.ts';

/** What is known of a file before it is read. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Refuses a file by name and size: `fileTooLarge`, or `fileTypeRefused` for an extension that is not taken. */
export function fileProblem(
  { name, size }: FileFacts,
  { extensions, maxBytes }: FileLimits,
): 'fileTooLarge' | 'fileTypeRefused' | undefined {
  if (size > maxBytes) return 'fileTooLarge';
  return extensions.includes(extensionOf(name)) ? undefined : 'fileTypeRefused';
}

/** The rule that an uploaded file breaks as a field: it is empty, or its name is a path or hides what it is. */
export function brokenFileRule({ name, size }: FileFacts): 'required' | 'pattern' | undefined {
  if (size === 0) return 'required';
  return isPlainFileName(name) ? undefined : 'pattern';
}
