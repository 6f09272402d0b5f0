/** Why the login password of a signed-in member is not accepted. */
export type LoginPasswordRefusal =
  | { readonly ok: false; readonly code: 'wrongCredentials' }
  | { readonly ok: false; readonly code: 'accountLocked'; readonly params: { readonly retryAfter: number } };

/**
 * Refuses a login password while the account is locked for `locked` seconds, before it is compared, or when it was compared and is
 * wrong; undefined when it may be compared or is right.
 */
export function refuseLoginPassword({
  locked,
  isRight = true,
}: {
  readonly locked: number;
  readonly isRight?: boolean;
}): LoginPasswordRefusal | undefined {
  if (locked > 0) return { ok: false, code: 'accountLocked', params: { retryAfter: locked } };
  return isRight ? undefined : { ok: false, code: 'wrongCredentials' };
}
