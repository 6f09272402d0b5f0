import { expect, it } from 'vitest';
import { loadDescription } from '#description/load.ts';
import { readContract } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { CheckResult } from '../finding.ts';
import type { Target } from '../target.ts';
import { noTestHooks } from '../test-hooks.ts';
import type { ScenarioStep, TestScenario } from '../test-scenario.ts';
import { checkParity } from './check-parity.ts';

const contract = readContract(loadDescription('openapi'));
const judged: CheckResult = { check: 'server', findings: [], covered: new Map(), skipped: [], notes: [] };

function targetNamed(name: string): Target {
  return {
    name,
    baseUrl: 'http://localhost',
    send: () => Promise.reject(new Error('nothing is sent')),
    applicationKey: 'key',
    now: () => new Date(),
    testHooks: noTestHooks,
  };
}

/** A step of a scenario whose response has a code. */
function stepWith(code: number): ScenarioStep {
  const exchange: Exchange = {
    operation: contract.operation('listNews'),
    request: { method: 'GET', path: '/open/news/list', query: [], body: { kind: 'none' }, headers: {} },
    language: 'en_US',
    token: undefined,
    response: { status: 200, headers: {}, text: '' },
    json: { code },
  };
  return { label: 'listNews: as it must be', exchange };
}

/** Codes of the one step of a scenario, by the name of the side. */
type Codes = Readonly<Record<string, number>>;

/** Compares sides whose scenario ends with these codes, judged and without that. */
async function compareSides({ whenJudged, alone }: { whenJudged: Codes; alone: Codes }) {
  const recorded: string[] = [];
  const stepOf = (codes: Codes, { name }: Target) => stepWith(codes[name] ?? Number.NaN);
  // As much of a scenario as the comparison uses where no operation is selected.
  const scenario = {
    createActors: async () => ({}),
    check: async ({ target }: { target: Target }) => ({ ...judged, steps: [stepOf(whenJudged, target)] }),
    record: async ({ target }: { target: Target }) => {
      recorded.push(target.name);
      return [stepOf(alone, target)];
    },
    endsOtherSessions: new Set(),
    notProvoked: [],
  } as unknown as TestScenario;
  const server = targetNamed('server');
  const context = { contract, seed: 1, isSelected: () => false, scenario, isBuilt: () => true };
  const { findings } = await checkParity({
    ...context,
    judgedServer: { target: server, result: scenario.check({ ...context, target: server }) },
    freshServer: async () => targetNamed('fresh server'),
    mocks: () => targetNamed('mocks'),
  });
  return { recorded, found: findings.map(({ kind, expected, actual }) => [kind, expected, actual]) };
}

it('Sides that agree while they are judged do not run the scenario again.', async () => {
  const { recorded, found } = await compareSides({ whenJudged: { server: 0, mocks: 0 }, alone: {} });
  expect(recorded).toEqual([]);
  expect(found).toEqual([]);
});

it('What differs only through what judging reads in between is not drift.', async () => {
  const alone = { 'fresh server': 0, mocks: 0 };
  const { recorded, found } = await compareSides({ whenJudged: { server: 0, mocks: 4004 }, alone });
  expect(recorded).toEqual(['fresh server', 'mocks']);
  expect(found).toEqual([]);
});

it('A response that differs is found.', async () => {
  const alone = { 'fresh server': 0, mocks: 4004 };
  const { found } = await compareSides({ whenJudged: { server: 0, mocks: 4004 }, alone });
  expect(found).toEqual([['sides-differ', 'server: code 0', 'mocks: code 4004']]);
});
