import { compareGenerated } from '#codegen/generate.ts';
import { checkAccess } from '#contract/access/check-access.ts';
import { checkApp } from '#contract/app/check-app.ts';
import { readPages } from '#contract/app/read-source.ts';
import { readRecordedCalls } from '#contract/app/recorded-call.ts';
import { checkBroken } from '#contract/broken/check-broken.ts';
import type { Check } from '#contract/check.ts';
import { checkBase } from '#contract/compare/check-base.ts';
import type { Contract } from '#contract/contract.ts';
import { CannotCheck, type CheckName, type CheckResult, type Finding } from '#contract/finding.ts';
import { checkMocks } from '#contract/mocks/check-mocks.ts';
import type { ContractOptions } from '#contract/options.ts';
import { checkParity, type JudgedServer } from '#contract/parity/check-parity.ts';
import { shopScenario } from '#contract/scenario/shop-scenario.ts';
import type { Target } from '#contract/target.ts';
import type { ActingContext, ScenarioResult } from '#contract/test-scenario.ts';
import { constants } from '#generated/constants.ts';
import { compilePglite } from '#server/db/compiled-pglite.ts';
import { notBuilt } from '#server/not-built.ts';
import { httpTarget } from './http-target.ts';
import { stagedMocks } from './mock-stage.ts';
import { openOwnMocks } from './own-mocks.ts';
import { type OwnServer, openOwnServer } from './own-server.ts';

/** What every check of a run starts from. */
export interface Setting {
  readonly contract: Contract;
  readonly options: ContractOptions;
  /** Folder of the project. */
  readonly project: string;
}

type Start = (setting: Setting, servers: OwnServers) => Promise<CheckResult>;

/** Servers of a process; each check of a server gets one of its own, so that none disturbs another. */
export class OwnServers {
  readonly #setting: Setting;
  readonly #open: OwnServer[] = [];
  #judged: Promise<JudgedServer> | undefined;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  readonly open = async (): Promise<Target> => {
    const { key } = this.#setting.options;
    await compilePglite();
    const own = await openOwnServer(key === undefined ? {} : { appKey: key });
    this.#open.push(own);
    return own.target;
  };

  /** One on which the scenario runs, once for all that ask for it. */
  readonly judged = (): Promise<JudgedServer> => {
    this.#judged ??= this.open().then((target) => ({
      target,
      result: shopScenario.check({ ...contextOf(this.#setting), target }),
    }));
    return this.#judged;
  };

  readonly close = async (): Promise<void> => {
    await Promise.all(this.#open.splice(0).map((own) => own.close()));
  };
}

function contextOf({ contract, options: { seed, isSelected, tokens } }: Setting) {
  return { contract, seed, isSelected, tokens, scenario: shopScenario };
}

function onServer(check: Check<ActingContext>): Start {
  return async (setting, servers) => {
    const { options } = setting;
    const target =
      options.server === undefined ? await servers.open() : await httpTarget(options.server, options);
    return check({ ...contextOf(setting), target });
  };
}

function withoutSteps({ steps: _, ...result }: ScenarioResult): CheckResult {
  return result;
}

const startServer: Start = async (setting, servers) => {
  const { options } = setting;
  if (options.server === undefined) return withoutSteps(await (await servers.judged()).result);
  const target = await httpTarget(options.server, options);
  return withoutSteps(await shopScenario.check({ ...contextOf(setting), target }));
};

const checkGenerated: Start = async ({ contract }) => {
  const actual = {
    missing: 'no such file',
    different: 'another content',
    'left over': 'a file that nothing writes',
  };
  const findings = (await compareGenerated(contract.description)).map(
    ({ file, is }): Finding => ({
      check: 'generated',
      kind: 'stale-generated',
      operation: 'generated',
      at: file,
      expected: 'what openapi/ gives',
      actual: actual[is],
    }),
  );
  return { check: 'generated', findings, covered: new Map(), skipped: [], notes: [] };
};

const startMocks: Start = ({ contract, options: { isSelected } }) =>
  checkMocks({ contract, isSelected, mocks: stagedMocks });

const withoutHandler: ReadonlySet<string> = new Set(notBuilt);

/** Compares the mocks with the project's own server: another one has other members and another history. */
const startParity: Start = async ({ contract, options: { isSelected, seed } }, servers) =>
  checkParity({
    contract,
    seed,
    isSelected,
    scenario: shopScenario,
    isBuilt: (id) => !withoutHandler.has(id),
    judgedServer: await servers.judged(),
    freshServer: servers.open,
    mocks: openOwnMocks,
  });

const startApp: Start = async ({ contract, options: { isSelected, key }, project }) => {
  const calls = readRecordedCalls();
  const used = readPages(contract, project);
  return checkApp({ contract, isSelected, calls, used, applicationKey: key ?? constants.applicationKey });
};

const startDescriptions: Start = async ({ contract, options: { base, isSelected }, project }) => {
  if (base === undefined) throw new CannotCheck('--base says what to compare with.');
  return checkBase(base, contract, isSelected, project);
};

/** The checks, by name. */
export const checks: Readonly<Partial<Record<CheckName, Start>>> = {
  server: startServer,
  broken: onServer(checkBroken),
  access: onServer(checkAccess),
  mocks: startMocks,
  parity: startParity,
  app: startApp,
  generated: checkGenerated,
  descriptions: startDescriptions,
};
