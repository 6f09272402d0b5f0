import { describe, expect, it } from 'vitest';
import { callMutations } from '#tests/contract/compare/call-mutations.ts';
import { mutatedPair } from '#tests/contract/compare/mutation.ts';
import { neutralMutations } from '#tests/contract/compare/neutral-mutations.ts';
import { callKinds } from '../call-kinds.ts';
import { compareDescriptions } from '../compare-descriptions.ts';

/** Those that belong to no operation have tests of their own. */
const elsewhere =
  /^(constant|code-row|code-params|server)-|^(code-(status|spread)|message|security-scheme)-changed$/;

describe('a changed call', () => {
  it.each(callMutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s is all that is found',
    (_, mutation) => {
      const found = compareDescriptions(...mutatedPair([mutation]));
      const { kind, side, level } = mutation;
      expect(found.map((change) => [change.kind, change.side, change.level])).toEqual([[kind, side, level]]);
    },
  );

  it('is there for every kind', () => {
    const names = callMutations.map(({ name }) => name);
    const missing = Object.keys(callKinds).filter((kind) => !names.includes(kind) && !elsewhere.test(kind));
    expect(missing).toEqual([]);
  });
});

describe('the same thing in other words', () => {
  it.each(neutralMutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s is not a change',
    (_, mutation) => {
      expect(compareDescriptions(...mutatedPair([mutation]))).toEqual([]);
    },
  );
});
