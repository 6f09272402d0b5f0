import { hash } from 'node:crypto';

const length = 22;

/** A weak validator of a text: compressed or not, it is the same version. */
export function weakEtag(text: string | Uint8Array): string {
  // In one piece: an object that computes a hash stays in memory until V8 collects all garbage.
  return `W/"${hash('sha256', text, 'base64url').slice(0, length)}"`;
}

/** Whether an If-None-Match header names this version. */
export function namesVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const toStrongTag = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || toStrongTag(tag) === toStrongTag(etag));
}
