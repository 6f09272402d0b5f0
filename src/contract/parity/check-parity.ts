import { codes } from '#generated/constants.ts';
import type { Check } from '../check.ts';
import { curlOf } from '../curl.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import type { CheckResult, Finding } from '../finding.ts';
import type { Target } from '../target.ts';
import type { ActingContext, ScenarioResult, ScenarioStep } from '../test-scenario.ts';
import { judgeCoverage } from './code-coverage.ts';
import { comparableCollections, outcomeOf } from './outcome.ts';
import { recordRefusedRequests } from './refused-requests.ts';

/** A server on which the scenario runs, for this check and for that of the server. */
export interface JudgedServer {
  readonly target: Target;
  readonly result: Promise<ScenarioResult>;
}

export interface ParityContext extends Omit<ActingContext, 'target'> {
  readonly judgedServer: JudgedServer;
  /** Opens another one, on which nothing has been called. */
  readonly freshServer: () => Promise<Target>;
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

type Outcome = Compared['outcome'];

function compareAll(
  server: Target,
  sides: { readonly onServer: readonly ScenarioStep[]; readonly onMocks: readonly ScenarioStep[] },
  outcome: Outcome,
): Finding[] {
  const byLabel = new Map(sides.onMocks.map((step) => [step.label, step]));
  return sides.onServer.flatMap((step) =>
    compare({ server, step, onMocks: byLabel.get(step.label), outcome }),
  );
}

/**
 * Compares the steps of the judged scenario. What a judgement reads in between depends on what it found before: where a step
 * differs, both sides run the scenario again with its own calls alone, and those are compared.
 */
async function compareScenario(
  { judgedServer, freshServer, mocks, isBuilt: _, ...context }: ParityContext,
  onMocks: readonly ScenarioStep[],
  outcome: Outcome,
): Promise<{ readonly onServer: readonly ScenarioStep[]; readonly findings: readonly Finding[] }> {
  const { steps } = await judgedServer.result;
  const differing = compareAll(judgedServer.target, { onServer: steps, onMocks }, outcome);
  if (differing.length === 0) return { onServer: steps, findings: [] };
  const target = await freshServer();
  const [onServer, again] = await Promise.all(
    [target, mocks()].map((side) => context.scenario.record({ ...context, target: side })),
  );
  const sides = { onServer: onServer ?? [], onMocks: again ?? [] };
  return { onServer: sides.onServer, findings: compareAll(target, sides, outcome) };
}

/**
 * Runs the scenario of the server check on the mocks, with all that it demands of a server: later reads, totals, states after an
 * action. Then sends both sides a set of refused requests for every operation, including those without a handler: most are refused
 * before a handler is needed, and what needs one is left out. Compares both with the server response by response: the codes, the facts
 * that come with a refusal, the number of a member's own entries.
 */
export const checkParity: Check<ParityContext> = async (all) => {
  const { judgedServer, freshServer: _, mocks, isBuilt, ...context } = all;
  const { target } = judgedServer;
  const sides = { contract: context.contract, isBuilt };
  const isComparable = comparableCollections(sides);
  const outcome = (exchange: Exchange) => outcomeOf(exchange, isComparable);
  const ownMocks = mocks();
  // Both at a time: the one calculates while the other waits for its database.
  const [{ steps, ...judged }] = await Promise.all([
    context.scenario.check({ ...context, target: ownMocks }),
    judgedServer.result,
  ]);
  const scenario = await compareScenario(all, steps, outcome);
  const [onServer, onMocks] = await Promise.all([
    recordRefusedRequests({ ...context, target }),
    recordRefusedRequests({ ...context, target: ownMocks }),
  ]);
  const compared = [...scenario.onServer, ...onServer];
  const coverage = judgeCoverage(
    { ...sides, isSelected: context.isSelected },
    compared,
    context.scenario.notProvoked,
  );
  const result: CheckResult = {
    ...judged,
    check: 'parity',
    findings: [
      ...judged.findings.map((finding): Finding => ({ ...finding, check: 'parity' })),
      ...scenario.findings,
      ...compareAll(target, { onServer, onMocks }, outcome),
      ...coverage.findings,
    ],
    notes: [`${compared.length} requests compared`, ...coverage.notes],
  };
  return result;
};
