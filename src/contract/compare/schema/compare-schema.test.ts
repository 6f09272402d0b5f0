import { describe, expect, it } from 'vitest';
import { planted } from '#tests/bench/compare/plant.ts';
import { schemaPlants } from '#tests/bench/compare/schema-plants.ts';
import { compareDescriptions } from '../compare-descriptions.ts';
import { schemaKinds } from '../schema-kinds.ts';

describe('a planted change of a schema', () => {
  it.each(schemaPlants.map((plant) => [plant.name, plant] as const))(
    '%s is all that is found',
    (_, plant) => {
      const found = compareDescriptions(...planted([plant]));
      const { kind, side, level } = plant;
      expect(found.map((change) => [change.kind, change.side, change.level])).toEqual([[kind, side, level]]);
    },
  );

  it('is there for every kind, in a request and in a response', () => {
    const planted = new Set(schemaPlants.map(({ kind }) => kind));
    // Refusal codes are in responses only and have a test of their own.
    const missing = Object.keys(schemaKinds).filter(
      (kind) => ![...planted].includes(kind as never) && !kind.startsWith('refusal-code'),
    );
    expect(missing).toEqual([]);
  });
});
