import { asObject } from '#description/json.ts';
import type { Check, CheckContext } from '../check.ts';
import { curlOf } from '../curl.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import type { CheckResult, Finding } from '../finding.ts';
import { checkServer, recordScenario } from '../scenario/check-server.ts';
import { notBuilt, type ScenarioStep } from '../scenario/scenario-runner.ts';
import type { Target } from '../target.ts';

export interface ParityContext extends Omit<CheckContext, 'target'> {
  readonly server: Target;
  /** New mocks with every call. */
  readonly mocks: () => Target;
  /** Whether the server has a handler of an operation; the others are told on the mocks alone. */
  readonly isBuilt: (operationId: string) => boolean;
}

/**
 * Whether both sides can have the same entries of a collection: where calls that change it are not built yet, or nobody says
 * which do, the mocks do more than the server.
 */
function comparable({
  contract,
  isBuilt,
}: Pick<ParityContext, 'contract' | 'isBuilt'>): (name: string) => boolean {
  const reading = new Set(['list', 'get', 'first', 'count', 'tree', 'none']);
  const all = contract.operations.every(({ id }) => isBuilt(id));
  // What creates an order or moves money changes several collections at once.
  const moneyMoves = contract.operations.some(({ id, idempotent }) => idempotent && !isBuilt(id));
  return (name) => {
    const changing = contract.operations.filter(
      ({ place, method }) =>
        place.collection === name && method !== 'get' && !reading.has(String(place.verb)),
    );
    const isStill = changing.every(({ id, idempotent }) => isBuilt(id) && !(idempotent && moneyMoves));
    return all || (changing.length > 0 && isStill);
  };
}

/** What of an answer must be the same on both sides, in words. */
function outcomeOf(exchange: Exchange, isComparable: (collection: string) => boolean): string {
  const code = codeOf(exchange);
  if (code === undefined) return 'no envelope';
  const params = asObject(asObject(exchange.json).params);
  if (code !== 0) return [`code ${code}`, ...Object.keys(params).sort()].join(' ');
  const { scope, collection } = exchange.operation?.place ?? {};
  const isOwn = scope === 'member' && isComparable(String(collection));
  const total = params.totalDataCounts;
  return isOwn && typeof total === 'number' ? `code 0, ${total} entries` : 'code 0';
}

type Outcome = (exchange: Exchange) => string;

function compare(
  server: Target,
  onServer: ScenarioStep,
  onMocks: ScenarioStep | undefined,
  outcome: Outcome,
): Finding | undefined {
  const { label, exchange } = onServer;
  if (codeOf(exchange) === notBuilt) return undefined;
  const [expected, actual] = [
    outcome(exchange),
    onMocks ? outcome(onMocks.exchange) : 'the step did not come',
  ];
  if (expected === actual) return undefined;
  return {
    check: 'parity',
    kind: 'sides-differ',
    operation: exchange.operation?.id ?? exchange.request.path,
    at: 'response#',
    expected: `server: ${expected}`,
    actual: `mocks: ${actual}`,
    cause: `the step "${label}" of the story`,
    curl: curlOf(server, exchange),
  };
}

/**
 * Tells the story of the server check on the mocks, with everything that it asks of a server: later reads, totals, states after an
 * action. Then tells it on both sides and compares call by call: the same codes, the same facts with a refusal, the same number
 * of a member's own entries.
 */
export const checkParity: Check<ParityContext> = async ({ server, mocks, isBuilt, ...context }) => {
  const told = await checkServer({ ...context, target: mocks() });
  const onMocks = new Map(
    (await recordScenario({ ...context, target: mocks() })).map((step) => [step.label, step]),
  );
  const onServer = await recordScenario({ ...context, target: server });
  const isComparable = comparable({ contract: context.contract, isBuilt });
  const outcome = (exchange: Exchange) => outcomeOf(exchange, isComparable);
  const differing = onServer.flatMap((step) => compare(server, step, onMocks.get(step.label), outcome) ?? []);
  const result: CheckResult = {
    ...told,
    check: 'parity',
    findings: [...told.findings.map((one): Finding => ({ ...one, check: 'parity' })), ...differing],
    notes: [`${onServer.length} steps of the story compared`],
  };
  return result;
};
