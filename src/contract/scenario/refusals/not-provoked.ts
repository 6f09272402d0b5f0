import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../../contract.ts';

const reasons: ReadonlyMap<number, string> = new Map([
  [codes.tooManyRequests, 'counted per network address, and each request of the check has another one'],
  [codes.paymentDeclined, 'a declined payment ends at the cashier, not in a response'],
]);

/** Why the scenario provokes a declared code of an operation with no request. */
export function reasonNotProvoked({ idempotent }: ContractOperation, code: number): string {
  if (code === codes.requestRepeated)
    return idempotent ? 'a repeated request gets the first response' : 'the session is over by then';
  return reasons.get(code) ?? 'no request is known that provokes it';
}
