import { type Envelope, Refusal, refusalEnvelope, statusOf } from '#domain/wire/envelope.ts';
import type { Finding } from '#domain/wire/finding.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';
import type { CodeName } from '#generated/constants.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { runCall } from './run-call.ts';
import { behaviourOf, ordinary, type Scenario } from './scenarios/scenario.ts';
import { prepare } from './scenarios/situations.ts';
import { staged } from './scenarios/stage.ts';
import type { ArrivedCall } from './wire/arrived-call.ts';
import { transportField } from './wire/check-call.ts';
import { findRoute, methodsOf } from './wire/find-route.ts';
import type { World } from './world/call.ts';
import { Notes } from './world/notes.ts';
import { catalogue } from './world/start/from-catalogue.ts';
import { startingEntries } from './world/start/starting-world.ts';
import { type Changes, Store } from './world/store.ts';

/** What happened with a call, for whoever watches. */
export interface CallReport {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationId | undefined;
  readonly code: number;
  /** The description allows no such request. */
  readonly broken: boolean;
  /** Where the request, or the answer, breaks the description. */
  readonly requestFindings: readonly Finding[];
  readonly answerFindings: readonly Finding[];
  /** The fields that were sent, files by their name. */
  readonly sent: readonly (readonly [string, string])[];
  readonly answer: Envelope;
}

export interface ShopOptions {
  readonly now?: () => Date;
  /** The moment from which the start of the world counts back; now, where none is given. */
  readonly startedAt?: Date;
  /** What differed from the start when the shop was left. */
  readonly kept?: Changes | undefined;
  readonly onChange?: (store: Store) => void;
  /** Takes over what others have changed in the same world. */
  readonly refresh?: (store: Store) => void;
  readonly onCall?: (report: CallReport) => void;
  /** Tells a developer what is mailed and what a picture says. */
  readonly tell?: (line: string) => void;
  /** Site-wide payment type: 1 Alipay, 2 PayPal, 3 both. */
  readonly paymentType?: 1 | 2 | 3;
  readonly scenario?: Scenario;
}

export interface WireAnswer {
  /** No answer arrives: the connection breaks. */
  readonly lost?: true;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface MockShop {
  readonly world: World;
  readonly now: () => Date;
  /** Changes how the shop behaves from now on. */
  readonly play: (scenario: Scenario) => void;
  readonly answer: (call: ArrivedCall) => Promise<WireAnswer>;
  /** Lets something happen that no call brings about. */
  readonly happen: <T>(event: (world: World, now: Date) => T) => T;
}

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const givenId = /^[A-Za-z0-9._-]{8,64}$/;

/** What only a client that does not keep to the description comes to see. */
const brokenCodes = new Set<CodeName>([
  'fieldRefused',
  'wrongSignature',
  'unknownPath',
  'methodNotAllowed',
  'bodyTooLarge',
  'mediaTypeRefused',
]);

function sentFields({ query, form }: ArrivedCall): CallReport['sent'] {
  return [...query, ...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

/** The headers that the description promises, with those that come with a refusal before any handler. */
function refusalHeaders({ code, params }: Refusal, path: string): Record<string, string> {
  if (code === 'methodNotAllowed') return { allow: methodsOf(path).join(', ') };
  if (code === 'rateLimited') return { 'retry-after': String(params?.retryAfter ?? 1) };
  return code === 'unavailable' ? { 'retry-after': '5' } : {};
}

/** A shop in memory that answers calls as the description says. */
export function createMockShop(options: ShopOptions = {}): MockShop {
  const { now = () => new Date(), onChange, refresh, onCall, paymentType = 3 } = options;
  const store = new Store(startingEntries(options.startedAt ?? now()));
  if (options.kept) store.restore(options.kept);
  const world: World = { store, catalogue, notes: new Notes(store, options.tell), paymentType };

  let answers = 0;
  /** Names an answer as the server does: as the request wants it, else by a name of its own. */
  const requestId = (call: ArrivedCall) => {
    const given = call.header('x-request-id') ?? '';
    answers += 1;
    return givenId.test(given) ? given : `mock-${String(answers).padStart(8, '0')}`;
  };

  let scenario = ordinary;
  const play = (wanted: Scenario) => {
    scenario = wanted;
    const version = store.version;
    prepare(store, wanted.situations);
    if (store.version !== version) onChange?.(store);
  };
  if (options.scenario) play(options.scenario);

  const happen: MockShop['happen'] = (event) => {
    refresh?.(store);
    const version = store.version;
    const result = event(world, now());
    if (store.version !== version) onChange?.(store);
    return result;
  };

  async function answer(arrived: ArrivedCall): Promise<WireAnswer> {
    refresh?.(store);
    const { method, path } = arrived;
    const found = findRoute(method, path);
    const language = requestLanguage(transportField(arrived, 'language'), arrived.header('accept-language'));
    const report = {
      method,
      path,
      operation: found?.route.operationId,
      broken: false,
      requestFindings: [],
      sent: sentFields(arrived),
    };
    const version = store.version;
    const named = { ...headers, 'x-request-id': requestId(arrived) };
    const sent = (envelope: Envelope, status: number, more: Record<string, string> = {}): WireAnswer => ({
      ...{ status, headers: { ...named, ...more }, body: JSON.stringify(envelope) },
    });
    try {
      if (!found) throw new Refusal(methodsOf(path).length === 0 ? 'unknownPath' : 'methodNotAllowed');
      const envelope = await staged(scenario, found.route, arrived, () =>
        runCall(world, arrived, found, language, now()),
      );
      if (!envelope) return { lost: true, status: 0, headers: {}, body: '' };
      const answerFindings = found.route.validateAnswer(envelope);
      onCall?.({ ...report, code: envelope.code, answerFindings, answer: envelope });
      const meant = behaviourOf(scenario, found.route.operationId) === 'invalid';
      const wrong = answerFindings.length > 0 && !meant;
      return wrong
        ? sent(refusalEnvelope(new Refusal('internalError'), language), statusOf('internalError'))
        : sent(envelope, 200);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const envelope = refusalEnvelope(error, language);
      const requestFindings = error.params?.fields ?? [];
      const meant = found && behaviourOf(scenario, found.route.operationId) === error.code;
      const broken = brokenCodes.has(error.code) && !meant;
      onCall?.({
        ...report,
        code: envelope.code,
        broken,
        requestFindings,
        answerFindings: [],
        answer: envelope,
      });
      return sent(envelope, statusOf(error.code), refusalHeaders(error, path));
    } finally {
      if (store.version !== version) onChange?.(store);
    }
  }

  return { world, now, play, answer, happen };
}
