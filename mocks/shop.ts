import type { PaymentType } from '#domain/cashier/methods.ts';
import type { Language } from '#domain/language.ts';
import { ApiRefusal, type Envelope, refusalEnvelope, statusOf } from '#domain/wire/envelope.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';
import { accountPaymentTypeValues } from '#generated/enums.ts';
import { answeredReport, arrivalOf, type CallReport, refusedReport } from './call-report.ts';
import { runCall } from './run-call.ts';
import { applyScenario } from './scenarios/apply-scenario.ts';
import { behaviourOf, ordinary, type Scenario } from './scenarios/scenario.ts';
import { prepare } from './scenarios/situations.ts';
import { answerHeaders, refusalHeaders } from './wire/answer-headers.ts';
import { transportField } from './wire/check-call.ts';
import { type FoundRoute, findRoute, methodsOf } from './wire/find-route.ts';
import type { IncomingCall } from './wire/incoming-call.ts';
import type { World } from './world/call.ts';
import { Outbox } from './world/outbox.ts';
import { catalogue } from './world/start/from-catalogue.ts';
import { startingEntries } from './world/start/starting-world.ts';
import { type Changes, type StartingEntries, Store } from './world/store.ts';

export type { CallReport } from './call-report.ts';

export interface ShopOptions {
  readonly now?: () => Date;
  /** The dates of the starting world count back from it; now by default. */
  readonly startedAt?: Date;
  /** The world at its start, made before by {@link startingEntries}: a shop of a moment costs ten milliseconds less. */
  readonly start?: StartingEntries;
  /** Changes of an earlier visit. */
  readonly savedChanges?: Changes | undefined;
  readonly onChange?: (store: Store) => void;
  /** Loads changes that other tabs made in the same world. */
  readonly refresh?: (store: Store) => void;
  /** Called for every call before its response. */
  readonly onArrival?: (report: CallReport) => void;
  /** Called for every call with its response, or once it is clear that there will be none. */
  readonly onCall?: (report: CallReport) => void;
  /** Receives mailed codes and captchas, for developers. */
  readonly log?: (line: string) => void;
  /** Site-wide payment type. */
  readonly paymentType?: PaymentType;
  readonly scenario?: Scenario;
  /** The network address that limits count a call under; one for all calls by default. */
  readonly addressOf?: (call: IncomingCall) => string;
}

export interface WireAnswer {
  /** The connection breaks without an answer. */
  readonly lost?: true;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface MockShop {
  readonly world: World;
  readonly now: () => Date;
  /** Switches to a scenario. */
  readonly play: (scenario: Scenario) => void;
  readonly answer: (call: IncomingCall) => Promise<WireAnswer>;
  /** Reads or changes the world outside of a call. */
  readonly mutate: <T>(event: (world: World, now: Date) => T) => T;
}

function toWireAnswer(envelope: Envelope, status: number, headers: WireAnswer['headers']): WireAnswer {
  return { status, headers, body: JSON.stringify(envelope) };
}

/** A browser sees no network address, and its mocks have one client. */
const ownAddress = () => '127.0.0.1';

const bothWays = accountPaymentTypeValues.alipayAndPaypal;

function createWorld(store: Store, options: ShopOptions): World {
  const { log, paymentType = bothWays } = options;
  return {
    store,
    catalogue,
    outbox: new Outbox(store, log),
    contents: new Map(),
    paymentType,
  };
}

/** A shop in memory that responds to calls according to the description. */
export function createMockShop(options: ShopOptions = {}): MockShop {
  const { now = () => new Date(), onChange, refresh, onArrival, onCall, addressOf = ownAddress } = options;
  const store = new Store(options.start ?? startingEntries(options.startedAt ?? now()));
  if (options.savedChanges) store.restore(options.savedChanges);
  const world = createWorld(store, options);
  const noteChange = (version: number) => {
    if (store.version !== version) onChange?.(store);
  };

  let scenario = ordinary;
  const play = (next: Scenario) => {
    scenario = next;
    const { version } = store;
    prepare(store, next.situations);
    noteChange(version);
  };
  if (options.scenario) play(options.scenario);

  const mutate: MockShop['mutate'] = (event) => {
    refresh?.(store);
    const { version } = store;
    const result = event(world, now());
    noteChange(version);
    return result;
  };

  async function run(incoming: IncomingCall, found: FoundRoute, language: Language): Promise<Envelope> {
    refresh?.(store);
    const { version } = store;
    try {
      return await runCall(world, incoming, { found, language, now: now(), address: addressOf(incoming) });
    } finally {
      noteChange(version);
    }
  }

  let calls = 0;
  async function answer(incoming: IncomingCall): Promise<WireAnswer> {
    const { method, path } = incoming;
    const found = findRoute(method, path);
    const behaviour = found && behaviourOf(scenario, found.route.operationId);
    calls += 1;
    const arrival = arrivalOf(calls, incoming, found);
    const headers = answerHeaders(incoming, calls);
    onArrival?.(arrival);
    const language = requestLanguage(
      transportField(incoming, 'language'),
      incoming.header('accept-language'),
    );
    const refuse = (refusal: ApiRefusal): WireAnswer => {
      const envelope = refusalEnvelope(refusal, language, found?.route.operationId);
      const meant = behaviour === refusal.code;
      onCall?.(refusedReport(arrival, envelope, { call: incoming, refusal, meant }));
      return toWireAnswer(envelope, statusOf(refusal.code), { ...headers, ...refusalHeaders(refusal, path) });
    };
    try {
      if (!found) throw new ApiRefusal(methodsOf(path).length === 0 ? 'unknownPath' : 'methodNotAllowed');
      const envelope = await applyScenario(scenario, found.route, incoming, () =>
        run(incoming, found, language),
      );
      if (!envelope) {
        onCall?.(arrival);
        return { lost: true, status: 0, headers: {}, body: '' };
      }
      const findings = found.route.validateAnswer(envelope);
      onCall?.(answeredReport(arrival, envelope, findings));
      if (findings.length === 0 || behaviour === 'invalid') return toWireAnswer(envelope, 200, headers);
      return toWireAnswer(
        refusalEnvelope(new ApiRefusal('internalError'), language),
        statusOf('internalError'),
        headers,
      );
    } catch (error) {
      if (error instanceof ApiRefusal) return refuse(error);
      throw error;
    }
  }

  return { world, now, play, answer, mutate };
}
