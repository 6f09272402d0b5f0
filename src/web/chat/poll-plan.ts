import { constants } from '#generated/constants.ts';

/**
 * When to poll for newer messages next, in ms of the same clock as `last`: the opening of the window or the previous poll.
 * Undefined after the last poll, when the window closes.
 */
export function nextLook(looks: number, last: number): number | undefined {
  if (looks >= constants.chatPollRounds) return undefined;
  return last + (looks === 0 ? constants.chatFirstPoll : constants.chatPoll);
}
