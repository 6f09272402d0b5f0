import { codes } from '#generated/constants.ts';
import type { Check } from '../check.ts';
import { curlOf } from '../curl.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import type { CheckResult, Finding } from '../finding.ts';
import type { Target } from '../target.ts';
import type { ActingContext, ScenarioStep } from '../test-scenario.ts';
import { judgeCoverage } from './code-coverage.ts';
import { comparableCollections, outcomeOf } from './outcome.ts';
import { recordRefusedRequests } from './refused-requests.ts';

export interface ParityContext extends Omit<ActingContext, 'target'> {
  readonly server: Target;
  /** Opens new mocks with every call. */
  readonly mocks: () => Target;
  /** Whether the server has a handler for an operation; the others are judged on the mocks alone. */
  readonly isBuilt: (operationId: string) => boolean;
}

interface Compared {
  readonly server: Target;
  readonly step: ScenarioStep;
  readonly onMocks: ScenarioStep | undefined;
  readonly outcome: (exchange: Exchange) => string;
}

function compare({ server, step: { label, exchange }, onMocks, outcome }: Compared): Finding[] {
  if (codeOf(exchange) === codes.notBuiltYet) return [];
  const expected = outcome(exchange);
  const actual = onMocks ? outcome(onMocks.exchange) : 'no such step';
  if (expected === actual) return [];
  return [
    {
      check: 'parity',
      kind: 'sides-differ',
      operation: exchange.operation?.id ?? label.split(':')[0] ?? exchange.request.path,
      at: 'response#',
      expected: `server: ${expected}`,
      actual: `mocks: ${actual}`,
      cause: `the step "${label}" of the scenario`,
      curl: curlOf(server, exchange),
    },
  ];
}

/**
 * What is sent to both sides: the scenario, then refused requests, including those of operations without a handler: most are refused before
 * a handler is needed. What needs one is left out by {@link compare}.
 */
async function record(context: ActingContext): Promise<ScenarioStep[]> {
  return [...(await context.scenario.record(context)), ...(await recordRefusedRequests(context))];
}

/**
 * Runs the scenario of the server check on the mocks, with all that it demands of a server: later reads, totals, states after an
 * action. Then runs it and a set of refused requests for every operation on both sides and compares response by response: the
 * codes, the facts that come with a refusal, the number of a member's own entries.
 */
export const checkParity: Check<ParityContext> = async ({ server, mocks, isBuilt, ...context }) => {
  const judged = await context.scenario.check({ ...context, target: mocks() });
  const onMocks = new Map((await record({ ...context, target: mocks() })).map((step) => [step.label, step]));
  const onServer = await record({ ...context, target: server });
  const sides = { contract: context.contract, isBuilt };
  const isComparable = comparableCollections(sides);
  const outcome = (exchange: Exchange) => outcomeOf(exchange, isComparable);
  const differing = onServer.flatMap((step) =>
    compare({ server, step, onMocks: onMocks.get(step.label), outcome }),
  );
  const coverage = judgeCoverage(
    { ...sides, isSelected: context.isSelected },
    onServer,
    context.scenario.notProvoked,
  );
  const result: CheckResult = {
    ...judged,
    check: 'parity',
    findings: [
      ...judged.findings.map((finding): Finding => ({ ...finding, check: 'parity' })),
      ...differing,
      ...coverage.findings,
    ],
    notes: [`${onServer.length} requests compared`, ...coverage.notes],
  };
  return result;
};
