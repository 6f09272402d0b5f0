import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDescription } from '#codegen/load.ts';
import { readContract } from '#contract/contract.ts';
import type { CheckResult } from '#contract/finding.ts';
import { checkServer } from '#contract/story/check-server.ts';
import { notBuilt } from '#server/not-built.ts';
import { type OwnServer, openOwnServer } from '../../src/run/contract/own-server.ts';

const contract = readContract(loadDescription('openapi'));
/** Milliseconds; the story takes a fifth of it on a machine that does nothing else. */
const slowMachine = 300_000;
let server: OwnServer;
let result: CheckResult;

beforeAll(async () => {
  server = await openOwnServer();
  result = await checkServer({ contract, target: server.target, seed: 1, isWanted: () => true });
}, slowMachine);
afterAll(() => server?.close());

describe('the story on the own server', () => {
  it('finds no drift', () => {
    expect(result.findings).toEqual([]);
  });

  it('reaches every operation that has a handler', () => {
    const missing: readonly string[] = notBuilt;
    const built = contract.operations.map(({ id }) => id).filter((id) => !missing.includes(id));
    expect(built.filter((id) => !result.reached.has(id))).toEqual([]);
  });

  it('names exactly the operations without a handler as not built', () => {
    const told = result.unreached.filter((one) => one.notBuilt).map(({ operation }) => operation);
    expect(told.toSorted()).toEqual([...notBuilt].sort());
    expect(result.unreached.filter((one) => !one.notBuilt)).toEqual([]);
  });

  it('makes the server fail nowhere', () => {
    expect(server.errors).toEqual([]);
  });
});
