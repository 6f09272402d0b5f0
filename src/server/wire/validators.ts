import { createHash } from 'node:crypto';

const length = 22;

/** A weak validator of a text, given in parts: compressed or not, it is the same version. */
export function weakEtag(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, length)}"`;
}

/** Whether an If-None-Match header names this version. */
export function namesVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const toStrongTag = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || toStrongTag(tag) === toStrongTag(etag));
}
