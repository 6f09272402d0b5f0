import { refuseOverLimit } from '#domain/session/attempts.ts';
import type { Route } from '#domain/wire/route.ts';
import type { CallingMember } from '#server/call-context.ts';
import type { Services } from '#server/services.ts';
import { countWithin } from '#server/session/index.ts';

/** Counts a call of a member towards the hourly limit of the operation, and refuses it (4008) beyond that. */
export function countForMember(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { operationId, hourlyLimit }: Pick<Route, 'operationId' | 'hourlyLimit'>,
  member: CallingMember | undefined,
  now: Date,
) {
  if (!config.memberLimits || !member) return undefined;
  const counted = { kind: 'call', key: `${operationId} ${member.id}` } as const;
  return refuseOverLimit(hourlyLimit, (limit) => countWithin(db, counted, limit, now));
}
