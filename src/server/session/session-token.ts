import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new session token: 256 random bits. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Hash of a token for storage; a token is random enough to need no salt. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
