import { refuseContractFile } from '#domain/files/decide-upload.ts';
import { parseStoredFile } from '#domain/orders/stored-file.ts';
import type { Call } from '../call.ts';
import { findOwn } from '../own-entry.ts';

/** Why the caller's order cannot take a contract: the file does not exist, is not the caller's or is not a contract; undefined when it can. */
export function refuseContract(call: Call, contractLink: string) {
  const found = findOwn(call, 'storedFiles', 'path', parseStoredFile(contractLink)?.path ?? '');
  if (!found.ok) return found;
  return refuseContractFile(found.entry);
}
