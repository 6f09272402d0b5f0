import { expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { nextLook } from './poll-plan.ts';

const { chatFirstPoll, chatPoll, chatPollRounds } = constants;

it('The chat looks for the first time some seconds after it was opened, then regularly, and ends after the last round.', () => {
  expect(nextLook(0, 1000)).toBe(1000 + chatFirstPoll);
  expect(nextLook(1, 1000)).toBe(1000 + chatPoll);
  expect(nextLook(chatPollRounds - 1, 0)).toBe(chatPoll);
  expect(nextLook(chatPollRounds, 0)).toBeUndefined();
});
