import { describe, expect, it } from 'vitest';
import { callPlants } from '#tests/bench/compare/call-plants.ts';
import { calmPlants } from '#tests/bench/compare/calm-plants.ts';
import { planted } from '#tests/bench/compare/plant.ts';
import { callKinds } from '../call-kinds.ts';
import { compareDescriptions } from '../compare-descriptions.ts';

/** Those that belong to no operation have tests of their own. */
const elsewhere =
  /^(constant|code-row|code-params|server)-|^(code-(status|spread)|message|security-scheme)-changed$/;

describe('a planted change of a call', () => {
  it.each(callPlants.map((plant) => [plant.name, plant] as const))('%s is all that is found', (_, plant) => {
    const found = compareDescriptions(...planted([plant]));
    const { kind, side, level } = plant;
    expect(found.map((change) => [change.kind, change.side, change.level])).toEqual([[kind, side, level]]);
  });

  it('is there for every kind', () => {
    const names = callPlants.map(({ name }) => name);
    const missing = Object.keys(callKinds).filter((kind) => !names.includes(kind) && !elsewhere.test(kind));
    expect(missing).toEqual([]);
  });
});

describe('the same thing in other words', () => {
  it.each(calmPlants.map((plant) => [plant.name, plant] as const))('%s is no change', (_, plant) => {
    expect(compareDescriptions(...planted([plant]))).toEqual([]);
  });
});
