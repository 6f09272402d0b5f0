import type { Contract } from '#contract/contract.ts';
import type { CheckName, CheckResult, Finding } from '#contract/finding.ts';
import { type Run, sumUp } from '#contract/report/sum-up.ts';

const rows = [
  ['listProducts', 'catalogue', 'post', '/open/product/list'],
  ['getProduct', 'catalogue', 'get', '/open/product/{id}'],
  ['addCartItem', 'cart', 'post', '/api/car/add'],
  ['applySample', 'orders-sample', 'post', '/api/sample/apply'],
] as const;

// As much of a description as reports read.
export const sampleContract = {
  operations: rows.map(([id, area, method, path]) => ({ id, area, method, path })),
} as unknown as Contract;

export function sampleFinding(changes: Partial<Finding> = {}): Finding {
  return {
    check: 'server',
    kind: 'wrong-type',
    operation: 'listProducts',
    at: 'response#/data/0/stock',
    expected: 'an integer',
    actual: '"7" <&> 中文',
    curl: "curl -sS 'http://127.0.0.1/open/product/list'",
    ...changes,
  };
}

export function sampleResult(check: CheckName, changes: Partial<CheckResult> = {}): CheckResult {
  const covered = new Map<string, number>([
    ['listProducts', 3],
    ['getProduct', 1],
    ['addCartItem', 2],
  ]);
  const skipped = [
    { operation: 'applySample', why: 'Its handler is not built yet.', notBuilt: true as const },
  ];
  return { check, findings: [], covered, skipped, notes: [], ...changes };
}

export function sampleRun(results: readonly CheckResult[], changes: Partial<Run> = {}): Run {
  return {
    contract: sampleContract,
    target: { name: 'the sample', baseUrl: 'http://127.0.0.1:1' },
    seed: 7,
    started: new Date('2026-11-20T08:00:00Z'),
    seconds: 12.3,
    isSelected: () => true,
    outcomes: results.map((result) => ({ check: result.check, seconds: 1.5, result })),
    ...changes,
  };
}

/** A report with every state: drift twice at one place, known drift, not reached, not built, left out, a failed check. */
export function sampleReport() {
  const findings = [
    sampleFinding(),
    sampleFinding({ at: 'response#/data/1/stock' }),
    sampleFinding({ operation: 'getProduct', kind: 'missing-field', at: 'response#/data/brand' }),
  ];
  const broken = sampleResult('broken', { covered: new Map([['listProducts', 9]]), skipped: [] });
  return sumUp(
    sampleRun([sampleResult('server', { findings, notes: ['No page uses applySample.'] }), broken], {
      isSelected: (id) => id !== 'addCartItem',
      outcomes: [
        {
          check: 'server',
          seconds: 1.5,
          result: sampleResult('server', { findings, notes: ['A <remark>.'] }),
        },
        { check: 'broken', seconds: 2, result: broken },
        { check: 'parity', seconds: 0, failed: 'The mocks do not start.' },
      ],
      knownDrift: [
        {
          check: 'server',
          operation: 'getProduct',
          kind: 'missing-field',
          at: 'response#/data/brand',
          reason: 'Brands come in May.',
        },
      ],
    }),
  );
}
