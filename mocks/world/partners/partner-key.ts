import { type Allowance, fullAllowance, takeCall } from '#domain/partners/call-allowance.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { World } from '../call.ts';

/** The only partner's key of the mocks; it protects nothing. */
export const mockPartnerKey = { id: 'mock-partner', secret: 'mock-secret' } as const;

const allowances = new WeakMap<World, Allowance>();

/** Counts a call of the key; throws the refusal of one too many. */
export function countPartnerCall(world: World, now: Date): void {
  const taken = takeCall(allowances.get(world) ?? fullAllowance(now), now);
  if (!taken.ok) throw new ApiRefusal('rateLimited', { retryAfter: taken.retryAfter });
  allowances.set(world, taken.value);
}
