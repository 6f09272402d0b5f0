import { constants } from '#generated/constants.ts';

/**
 * When to look for newer messages next, in ms of the same clock as `last`: the opening of the window, or the look before.
 * Undefined when the window has looked often enough and closes.
 */
export function nextLook(looks: number, last: number): number | undefined {
  if (looks >= constants.chatPollRounds) return undefined;
  return last + (looks === 0 ? constants.chatFirstPoll : constants.chatPoll);
}
