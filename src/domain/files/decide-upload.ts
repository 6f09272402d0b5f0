import { firstRefusal } from '../decide-in-steps.ts';
import { brokenFileRule, type FileFacts, fileProblem } from './check-file.ts';
import { contractLimits, type FileLimits, uploadLimits } from './file-names.ts';

/** Refuses a file as a field, see `brokenFileRule`. */
export function refuseBrokenFile(file: FileFacts) {
  const rule = brokenFileRule(file);
  if (rule === undefined) return undefined;
  const fields: { readonly field: 'file'; readonly rule: typeof rule }[] = [{ field: 'file', rule }];
  return { ok: false, code: 'fieldRefused', params: { fields } } as const;
}

function refuseFile(file: FileFacts, limits: FileLimits) {
  const code = fileProblem(file, limits);
  return code && ({ ok: false, code } as const);
}

/** Refuses an upload by name and size. */
export function refuseUpload(file: FileFacts) {
  return refuseFile(file, uploadLimits);
}

/** Refuses an upload whose content is not what its name says. */
export function refuseContent(fitsName: boolean) {
  return fitsName ? undefined : ({ ok: false, code: 'fileTypeRefused' } as const);
}

/** Refuses a stored file that cannot be the contract of an order. */
export function refuseContractFile(file: FileFacts) {
  return refuseFile(file, contractLimits);
}

/** Refusals of an upload, undefined where there is none. */
export interface UploadRefusals {
  readonly brokenField: ReturnType<typeof refuseBrokenFile>;
  readonly nameOrSize: ReturnType<typeof refuseUpload>;
  /** Finding it out reads the file. */
  readonly content: ReturnType<typeof refuseContent>;
}

/** Decides whether an upload is kept. */
export const decideUpload = firstRefusal<UploadRefusals>('brokenField', 'nameOrSize', 'content');
