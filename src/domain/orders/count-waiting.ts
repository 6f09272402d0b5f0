import { customisedNextStep, type NextStep } from './next-step.ts';

/** Orders that are alike in all that decides their next step, and how many they are. */
type AlikeOrders = Parameters<typeof customisedNextStep>[0] & { readonly count: number };

/** How many customised orders wait for each act of their member. */
export function countWaiting(groups: readonly AlikeOrders[]) {
  const steps = groups.map((group) => ({ step: customisedNextStep(group), count: group.count }));
  const countSteps = (...counted: readonly NextStep[]) =>
    steps.reduce((sum, { step, count }) => (counted.includes(step) ? sum + count : sum), 0);
  return {
    toPay: countSteps('payInstalment', 'payRest', 'payOutstanding'),
    toSign: countSteps('signContract'),
    toCorrect: countSteps('correctContract'),
    toReceive: countSteps('confirmArrival'),
  };
}
