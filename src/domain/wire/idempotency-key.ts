import { constants } from '#generated/constants.ts';
import { transportHeaders } from '#generated/transport.ts';
import { refusedFields } from './refused-fields.ts';
import type { Route } from './route.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Seconds for which a key has to be remembered: a request may be signed ahead by the window and is taken until the window after that. */
export const keyLife = 2 * constants.signatureWindow;

/** The key of a call that requires one, undefined for any other. A key that is missing or no UUID is refused (4000). */
export function idempotencyKey(
  { keyed, operationId }: Pick<Route, 'keyed' | 'operationId'>,
  header: (name: string) => string | null,
): string | undefined {
  if (!keyed) return undefined;
  const field = transportHeaders.idempotencyKey;
  const key = header(field);
  if (key === null) throw refusedFields(operationId, [{ field, rule: 'required' }]);
  if (!uuid.test(key)) throw refusedFields(operationId, [{ field, rule: 'pattern' }]);
  return key.toLowerCase();
}

/**
 * What may arrive once. Where the first answer is kept, a request that was refused may be sent again under its key, signed again:
 * there it is the signature, so that only a recording of the refused request is stopped.
 */
export function countsOnce(
  { idempotent }: Pick<Route, 'idempotent'>,
  key: string,
  header: (name: string) => string | null,
): string {
  return idempotent ? (header(transportHeaders.sign) ?? key) : key;
}
