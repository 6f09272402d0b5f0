import type { Fields } from '#contract/exchange.ts';
import type { StagedMocks } from '#contract/mocks/staged-mocks.ts';
import type { Target } from '#contract/target.ts';
import { noTestHooks } from '#contract/test-hooks.ts';
import { constants } from '#generated/constants.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { Client } from '#mocks/client.ts';
import { possibleRequest } from '#mocks/requests/possible-requests.ts';
import { behavioursOf, readScenario } from '#mocks/scenarios/scenario.ts';
import { createMockShop, type MockShop } from '#mocks/shop.ts';
import { readIncomingCall } from '#mocks/wire/incoming-call.ts';
import { mockPartnerKey } from '#mocks/world/partners/partner-key.ts';
import { startingPassword } from '#mocks/world/start/members.ts';
import { startingEntries } from '#mocks/world/start/starting-world.ts';

const day = new Date('2026-11-20T06:00:00.000Z');

/** A value that nobody can change, inside either. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) freeze(member);
  }
  return value;
}

/** All shops start with the same entries: a handler that changed one, instead of storing another, would fail. */
const start = freeze(startingEntries(day));

function scenarioOf(text: string) {
  const read = readScenario(text);
  if (!read.ok) throw new Error(`The mocks have no scenario ${read.unknown}`);
  return read.value;
}

/** Waits for a response until the request is given up. */
function untilGivenUp<Answer>(answer: Promise<Answer>, { signal }: Request): Promise<Answer> {
  const givenUp = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(new Error('given up')), { once: true });
  });
  return Promise.race([answer, givenUp]);
}

/** A mock shop in this process as a target. */
export function targetOf(shop: MockShop): Target {
  const send = async (request: Request) => {
    const { lost, status, headers, body } = await untilGivenUp(
      shop.answer(await readIncomingCall(request)),
      request,
    );
    if (lost) throw new Error('the connection broke');
    return new Response(body, { status, headers: { ...headers } });
  };
  return {
    name: 'the mocks',
    baseUrl: 'http://localhost:4010',
    send,
    now: shop.now,
    applicationKey: constants.applicationKey,
    partnerKey: `${mockPartnerKey.id}.${mockPartnerKey.secret}`,
    testHooks: noTestHooks,
  };
}

/** The mocks with all their scenarios, a new shop for each. */
export const stagedMocks: StagedMocks = {
  scenariosOf: (operationId) => behavioursOf(operationId),
  open: async (operationId) => {
    // The check asks for operations of the description, as the mocks are generated from it.
    const id = operationId as OperationId;
    const shop = createMockShop({ now: () => day, start });
    const client = new Client(shop);
    await client.signIn('buyer@example.com', startingPassword);
    const fields: Fields = await possibleRequest(id, { world: shop.world, client });
    const play = (scenario: string) => shop.play(scenarioOf(`${id}:${scenario}`));
    return { target: targetOf(shop), token: client.token, fields, play };
  },
};
