import { Caller } from '../caller.ts';
import type { Check, CheckContext } from '../check.ts';
import type { ContractOperation } from '../contract.ts';
import { curlOf } from '../curl.ts';
import { codeOf, type Exchange, type Language } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { judgeExchange } from '../judge/judge-exchange.ts';
import type { Kind } from '../kinds.ts';
import type { OpenStage, StagedMocks } from './staged-mocks.ts';

export interface MocksContext extends Pick<CheckContext, 'contract' | 'isSelected'> {
  readonly mocks: StagedMocks;
}

const languages: readonly Language[] = ['zh_CN', 'en_US'];

/** Scenarios whose items and texts are artificial: relations between them are not judged. */
const reshaping = new Set(['empty', 'many', 'long']);
const betweenItems = new Set<Kind>([
  ...(['page-overlap', 'page-size', 'wrong-order', 'ignored-filter', 'wrong-language'] as const),
]);

/** Scenarios that take their time: all operations wait together. */
const waiting = new Set(['slow', 'never']);

/** Milliseconds: long enough for a response of the mocks, short enough to wait for none. */
const silence = 500;

/** What a scenario promises: a code, no response at all, or a response that breaks the description. */
type Promised = number | 'silence' | 'drift';

function promiseOf({ contract }: MocksContext, scenario: string): Promised {
  if (scenario === 'never' || scenario === 'networkLost') return 'silence';
  if (scenario === 'invalid') return 'drift';
  return contract.description.codes.find(({ name }) => name === scenario)?.code ?? 0;
}

function toFinding(exchange: Exchange, scenario: string, expected: string, actual: string): Finding {
  const operation = exchange.operation?.id ?? exchange.request.path;
  const cause = `the mocks in the scenario ${operation}:${scenario}`;
  return { check: 'mocks', kind: 'other-code', operation, at: 'response#/code', expected, actual, cause };
}

function judge(context: MocksContext, exchange: Exchange, scenario: string): Finding[] {
  const promised = promiseOf(context, scenario);
  const code = codeOf(exchange);
  const actual = exchange.response ? `code ${code}` : 'no response';
  if (promised === 'silence')
    return exchange.response ? [toFinding(exchange, scenario, 'no response', actual)] : [];
  const expectsFailure = scenario === 'internalError' || scenario === 'unavailable';
  const drift = judgeExchange(context.contract, exchange, 'mocks', { expectsFailure });
  if (promised === 'drift')
    return drift.length > 0
      ? []
      : [toFinding(exchange, scenario, 'a response that breaks the description', 'none')];
  const counted = reshaping.has(scenario) ? drift.filter(({ kind }) => !betweenItems.has(kind)) : drift;
  const others = code === promised ? [] : [toFinding(exchange, scenario, `code ${promised}`, actual)];
  return [
    ...counted.map((one) => ({ ...one, cause: `the mocks in the scenario ${one.operation}:${scenario}` })),
    ...others,
  ];
}

/** A shop in which nothing happens but refusals serves all of them. */
type Stages = (scenario: string) => Promise<OpenStage>;

function stagesOf(context: MocksContext, { id }: ContractOperation): Stages {
  let refusing: Promise<OpenStage> | undefined;
  return (scenario) => {
    const promised = promiseOf(context, scenario);
    if (promised === 0 || promised === 'drift' || scenario === 'never') return context.mocks.open(id);
    refusing ??= context.mocks.open(id);
    return refusing;
  };
}

async function playScenario(
  context: MocksContext,
  { id }: ContractOperation,
  scenario: string,
  stages: Stages,
): Promise<Finding[]> {
  const { contract } = context;
  const findings: Finding[] = [];
  for (const language of languages) {
    const { target, token, fields, play } = await stages(scenario);
    if (scenario !== 'ordinary') play(scenario);
    const caller = new Caller({ contract, target, token, language });
    const exchange = await caller.call(id, fields, scenario === 'never' ? { timeLimit: silence } : {});
    const curl = curlOf(target, exchange);
    findings.push(...judge(context, exchange, scenario).map((finding) => ({ ...finding, curl })));
  }
  return findings;
}

/** What leads to a call is refused by the mocks themselves: the others are played nevertheless. */
function toUnpreparedFinding({ id }: ContractOperation, scenario: string, error: unknown): Finding {
  return {
    check: 'mocks',
    kind: 'refused',
    operation: id,
    at: 'request#',
    expected: 'a request that the mocks allow',
    actual: `none could be made: ${String(error)}`,
    cause: `a call before it goes wrong, in the scenario ${id}:${scenario}`,
  };
}

/**
 * Plays every scenario of every operation on the mocks, in both languages, each in a shop of its own: what it promises comes
 * (a code, a response that fits the description, silence), status, headers and body as described. `invalid` must be seen as drift:
 * a scenario that breaks nothing is a finding, too.
 */
export const checkMocks: Check<MocksContext> = async (context) => {
  const operations = context.contract.operations.filter(({ id }) => context.isSelected(id));
  const covered = new Map<string, number>();
  const findings: Finding[] = [];
  const playAll = async (operation: ContractOperation, scenarios: readonly string[]) => {
    const stages = stagesOf(context, operation);
    for (const scenario of scenarios)
      findings.push(
        ...(await playScenario(context, operation, scenario, stages).catch((error) => [
          toUnpreparedFinding(operation, scenario, error),
        ])),
      );
    covered.set(operation.id, (covered.get(operation.id) ?? 0) + scenarios.length * languages.length);
  };
  const scenariosOf = ({ id }: ContractOperation) => ['ordinary', ...context.mocks.scenariosOf(id)];
  const waits = (scenario: string) => waiting.has(scenario);
  const waited = operations.map((operation) => playAll(operation, scenariosOf(operation).filter(waits)));
  for (const operation of operations)
    await playAll(
      operation,
      scenariosOf(operation).filter((one) => !waits(one)),
    );
  await Promise.all(waited);
  return { check: 'mocks', findings, covered, skipped: [], notes: [] };
};
