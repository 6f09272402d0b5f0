import { expect, it } from 'vitest';
import type { Contract } from '../contract.ts';
import type { NotProvoked, ScenarioStep } from '../test-scenario.ts';
import { judgeCoverage } from './code-coverage.ts';

const ping = { id: 'ping', codes: [0, 4001, 4002, 5000] };

// As much of a description as the coverage reads.
const contract = {
  operations: [ping],
  description: { codes: [{ code: 5000, everywhere: true }] },
} as unknown as Contract;

const sides = { contract, isBuilt: () => true, isSelected: () => true };

/** Responses of the operation with these codes. */
function stepsWith(...codes: readonly number[]): ScenarioStep[] {
  return codes.map((code) => {
    const exchange = { operation: ping, json: { code } };
    // As above, of an exchange.
    return { label: `code ${code}`, exchange } as unknown as ScenarioStep;
  });
}

const entry: NotProvoked = { code: 4002, operations: ['ping'], why: 'nobody can' };

function kinds(steps: readonly ScenarioStep[], listed: readonly NotProvoked[]) {
  return judgeCoverage(sides, steps, listed).findings.map(({ kind, at }) => `${kind} ${at}`);
}

it('finds a declared code that no request provoked', () => {
  expect(kinds(stepsWith(0, 4001), [])).toEqual(['code-not-provoked description#/x-codes/4002']);
  expect(kinds(stepsWith(0, 4001, 4002), [])).toEqual([]);
});

it('accepts a code that is listed with a reason, and reports the reason', () => {
  const { findings, notes } = judgeCoverage(sides, stepsWith(0, 4001), [entry]);
  expect(findings).toEqual([]);
  expect(notes).toEqual(['Code not provoked: 4002 (nobody can): ping']);
});

it('finds an entry whose code was provoked, or is not declared', () => {
  expect(kinds(stepsWith(0, 4001, 4002), [entry])).toEqual(['code-listed-wrongly description#/x-codes/4002']);
  expect(kinds(stepsWith(0, 4001, 4002), [{ ...entry, code: 4003 }])).toEqual([
    'code-listed-wrongly description#/x-codes/4003',
  ]);
});

it('leaves out operations that were not selected', () => {
  const none = { ...sides, isSelected: () => false };
  expect(judgeCoverage(none, [], [entry])).toEqual({ findings: [], notes: [] });
});
