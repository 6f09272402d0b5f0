import { constants } from '#generated/constants.ts';
import { keep, take } from '#web/state/tab-storage.ts';
import type { CallRequest } from './call-request.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

interface UnansweredCall {
  readonly key: string;
  /** In ms. */
  readonly sentAt: number;
}

const slotOf = ({ operation, data }: CallRequest) => `attempt:${operation}:${JSON.stringify(data)}`;

/**
 * Key of a call that no form sends, such as a button's. While its response is missing, the same call from this tab has the same key,
 * also after a reload. After the signature's window a repetition is taken for a new intention.
 */
export function keyOfUnanswered(request: CallRequest): string {
  const slot = slotOf(request);
  const known = take<UnansweredCall>(slot);
  const oldest = Date.now() - constants.signatureWindow * 1000;
  const call = known && known.sentAt > oldest ? known : { key: newIdempotencyKey(), sentAt: Date.now() };
  keep(slot, call);
  return call.key;
}

export function forgetUnanswered(request: CallRequest): void {
  take(slotOf(request));
}
