import { asObject } from '#description/json.ts';
import { codes } from '#generated/constants.ts';
import type { Caller, SendOptions } from '../caller.ts';
import { codeOf, type Exchange, type WireRequest } from '../exchange.ts';

const rateLimited = codes.rateLimited;
const attempts = 4;
const longestWait = 70;

/** Sends a request; where the target asks for a pause between calls, waits as long as it says and sends again. */
export async function patientSend(
  caller: Caller,
  request: WireRequest,
  options: SendOptions = {},
): Promise<Exchange> {
  for (let again = 1; ; again += 1) {
    const exchange = await caller.send(request, options);
    if (codeOf(exchange) !== rateLimited || again === attempts) return exchange;
    const { retryAfter } = asObject(asObject(exchange.json).params);
    const seconds = Math.min(longestWait, typeof retryAfter === 'number' ? retryAfter : 1);
    const { advanceClock } = caller.target.testHooks;
    await (advanceClock
      ? advanceClock(seconds)
      : new Promise((resolve) => setTimeout(resolve, seconds * 1000)));
  }
}
