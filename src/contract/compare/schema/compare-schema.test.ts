import { describe, expect, it } from 'vitest';
import { mutatedPair } from '#tests/contract/compare/mutation.ts';
import { schemaMutations } from '#tests/contract/compare/schema-mutations.ts';
import { compareDescriptions } from '../compare-descriptions.ts';
import { schemaKinds } from '../schema-kinds.ts';

describe('a changed schema', () => {
  it.each(schemaMutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s is all that is found',
    (_, mutation) => {
      const found = compareDescriptions(...mutatedPair([mutation]));
      const { kind, side, level } = mutation;
      expect(found.map((change) => [change.kind, change.side, change.level])).toEqual([[kind, side, level]]);
    },
  );

  it('is there for every kind, in a request and in a response', () => {
    const covered = new Set(schemaMutations.map(({ kind }) => String(kind)));
    // Refusal codes are in responses only and have a test of their own.
    const missing = Object.keys(schemaKinds).filter(
      (kind) => !covered.has(kind) && !kind.startsWith('refusal-code'),
    );
    expect(missing).toEqual([]);
  });
});
