import { constants } from '#generated/constants.ts';
import { contractLinkLimits, uploadFileFormLimits } from '#generated/limits.ts';

/** Folder of the files that members upload, on the wire. */
export const uploadFolder = '/files/u/';

/** Extension of a file name with its dot, in lower case; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0].toLowerCase() ?? '';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const notInNames = /[/\\:\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

/** Whether a name is only a name: no path, no control character, nothing that shows it in another order than it is. */
export function isPlainFileName(name: string): boolean {
  return (
    name.trim() === name &&
    name.length <= constants.fileNameLength &&
    !notInNames.test(name) &&
    !name.startsWith('.')
  );
}

/** `contractLink` of an uploaded file: its name without commas, a comma, its path. */
export function contractLinkOf(name: string, path: string): string {
  return `${name.replaceAll(',', '_')},${path}`;
}

/** Which files a field takes. */
export interface FileLimits {
  /** In lower case, with the dot. */
  readonly extensions: readonly string[];
  readonly maxBytes: number;
}

export const uploadLimits: FileLimits = uploadFileFormLimits.file;
export const contractLimits: FileLimits = contractLinkLimits;
