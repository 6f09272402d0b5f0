import { expect, it } from 'vitest';
import { decideInSteps, firstRefusal } from './decide-in-steps.ts';

interface Facts {
  readonly door: 'closed' | undefined;
  readonly key: 'lost' | undefined;
}

const decide = firstRefusal<Facts>('door', 'key');

async function run({ door, key }: Facts) {
  const asked: string[] = [];
  const decision = await decideInSteps(decide, {
    door: async () => {
      asked.push('door');
      return door;
    },
    key: () => {
      asked.push('key');
      return key;
    },
  });
  return { decision, asked };
}

it('finds nothing out after the first refusal', async () => {
  expect(await run({ door: 'closed', key: 'lost' })).toEqual({ decision: 'closed', asked: ['door'] });
});

it('finds facts out in the order of the rule, each once', async () => {
  expect(await run({ door: undefined, key: 'lost' })).toEqual({ decision: 'lost', asked: ['door', 'key'] });
  expect(await run({ door: undefined, key: undefined })).toEqual({
    decision: undefined,
    asked: ['door', 'key'],
  });
});
