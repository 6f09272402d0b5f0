import { fileProblem } from '#domain/files/check-file.ts';
import { contractLimits } from '#domain/files/file-names.ts';
import { parseStoredFile } from '#domain/orders/stored-file.ts';
import type { Call } from './call.ts';
import { findOwn } from './own-entry.ts';

/** Why the caller's order cannot take a contract: the file is not there, not the caller's, or no contract; undefined when it can. */
export function refuseContract(call: Call, contractLink: string) {
  const found = findOwn(call, 'storedFiles', 'path', parseStoredFile(contractLink)?.path ?? '');
  if (!found.ok) return found;
  const problem = fileProblem(found.entry, contractLimits);
  return problem ? ({ ok: false, code: problem } as const) : undefined;
}
