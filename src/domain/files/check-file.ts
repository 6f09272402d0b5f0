import { extensionOf, type FileLimits } from './file-names.ts';

/** Refuses a file by name and size: `fileTooLarge`, or `fileTypeRefused` for an extension that is not taken. */
export function fileProblem(
  { name, size }: { readonly name: string; readonly size: number },
  { extensions, maxBytes }: FileLimits,
): 'fileTooLarge' | 'fileTypeRefused' | undefined {
  if (size > maxBytes) return 'fileTooLarge';
  return extensions.includes(extensionOf(name)) ? undefined : 'fileTypeRefused';
}
