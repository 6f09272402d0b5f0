import { describe, expect, it } from 'vitest';
import { sampleFinding, sampleReport, sampleResult, sampleRun } from '#tests/support/contract-run.ts';
import { exitCodeOf } from './report.ts';
import { spreadOf } from './spread.ts';
import { sumUp } from './sum-up.ts';

describe('the sum of the checks', () => {
  it('reports the state of every operation in each check', () => {
    const states = Object.fromEntries(
      sampleReport().operations.map(({ operation, cells }) => [
        operation,
        Object.fromEntries(Object.entries(cells).map(([check, cell]) => [check, cell.state])),
      ]),
    );
    expect(states).toEqual({
      listProducts: { server: 'drift', broken: 'ok', parity: 'skipped' },
      getProduct: { server: 'known', broken: 'skipped', parity: 'skipped' },
      addCartItem: { server: 'excluded', broken: 'excluded', parity: 'excluded' },
      applySample: { server: 'notBuilt', broken: 'skipped', parity: 'skipped' },
    });
  });

  it('reports drift at places that differ only in list positions once, known drift last', () => {
    expect(sampleReport().findings).toMatchObject([
      { operation: 'listProducts', at: 'response#/data/*/stock', count: 2 },
      { operation: 'getProduct', count: 1, known: 'Brands come in May.' },
    ]);
  });

  it('keeps apart a status and a branch of a description that differ', () => {
    const findings = ['200', '404'].map((status) =>
      sampleFinding({ check: 'descriptions', at: `description#/paths/~1x/get/responses/${status}` }),
    );
    expect(sumUp(sampleRun([sampleResult('descriptions', { findings })])).findings).toHaveLength(2);
  });

  it('ends with 0, 1 or 2', () => {
    const agrees = sumUp(sampleRun([sampleResult('server')]));
    const failed = sumUp(sampleRun([], { outcomes: [{ check: 'server', seconds: 0, failed: 'no server' }] }));
    expect([agrees, sampleReport(), failed].map(exitCodeOf)).toEqual([0, 1, 2]);
  });

  it('says nothing of an operation that was left out', () => {
    const run = sampleRun([sampleResult('server', { findings: [sampleFinding()] })], {
      isSelected: () => false,
    });
    expect(sumUp(run)).toMatchObject({ outcome: 'agrees', findings: [] });
  });

  it('reports the same drift on three operations once', () => {
    const operations = ['listProducts', 'getProduct', 'addCartItem'];
    const findings = operations.map((operation) => sampleFinding({ operation, at: 'header#/cache-control' }));
    const { findings: groups } = sumUp(sampleRun([sampleResult('server', { findings })]));
    expect(spreadOf(groups)).toMatchObject([{ operations, count: 3 }]);
    expect(spreadOf(groups.slice(1))).toHaveLength(2);
  });
});
