import { codes, constants } from '#generated/constants.ts';
import { listStandardOrdersStateValues } from '#generated/enums.ts';
import { codeOf } from '../exchange.ts';
import { PreconditionUnmet } from '../precondition.ts';
import type { ValidRequest } from '../test-actors.ts';
import { noteRefused } from './every-operation.ts';
import type { FurtherCase } from './further-case.ts';
import { memberOf } from './recipe.ts';
import { securedMember } from './recipes-account.ts';
import { payment, placeOrder } from './recipes-shop.ts';
import { securedWithdrawal } from './refusals/wallet-refusals.ts';
import type { ScenarioContext } from './scenario-runner.ts';
import { searchCases } from './search-cases.ts';
import type { ShopActors } from './shop-actors.ts';
import { solveCaptcha } from './sign-up.ts';

const cases: readonly FurtherCase[] = [
  {
    id: 'listDocuments',
    what: 'with a word of their texts',
    request: async ({ visitor }) => ({ caller: visitor, fields: { keyWord: 'cracks' } }),
  },
  ...searchCases,
  {
    id: 'loginMember',
    what: 'with the second factor',
    request: async (actors) => {
      const { email, password, recoveryCode: secondFactor } = await securedMember(actors);
      const fields = { email, password, secondFactor, ...(await solveCaptcha(actors.visitor)) };
      return { caller: actors.visitor, fields };
    },
  },
  {
    id: 'applyWithdrawal',
    what: 'with the second factor',
    request: async (actors) => {
      const { caller, fields, recoveryCode: secondFactor } = await securedWithdrawal(actors);
      return { caller, fields: { ...fields, secondFactor } };
    },
  },
  {
    id: 'deleteAccount',
    what: 'with the second factor',
    request: async (actors) => {
      const { caller, password, recoveryCode: secondFactor } = await securedMember(actors);
      return { caller, fields: { password, secondFactor } };
    },
  },
];

/** The outcome of an order that was not paid in time. By then the session of its member is over. */
async function unpaidOrderCases(actors: ShopActors): Promise<readonly FurtherCase[]> {
  const member = memberOf(actors);
  const { orderNo, totalAmount } = await placeOrder(actors, member.caller);
  await actors.advanceClock(constants.unpaidOrderLife);
  const caller = await member.anotherSession();
  const what = 'an order that was not paid in time';
  const request = (fields: ValidRequest['fields']) => async () => ({ caller, fields });
  const state = listStandardOrdersStateValues.closed;
  return [
    { id: 'listStandardOrders', what: 'orders that were not paid in time', request: request({ state }) },
    { id: 'getStandardOrder', what, request: request({ orderNo }) },
    { id: 'cancelStandardOrder', what, request: request({ orderNo }), code: codes.notOffered },
    {
      id: 'payStandardOrder',
      what,
      request: request({ ...payment(undefined), orderNo, totalAmount }),
      code: codes.notOffered,
    },
  ];
}

async function runCase(scenario: ScenarioContext, { id, what, request, code = 0, ...sending }: FurtherCase) {
  const { actors, runner, isSelected } = scenario;
  if (!isSelected(id)) return;
  const { caller, fields } = await request(actors);
  const options = { relations: 'none', ...sending.options } as const;
  const exchange = await runner.step(`${id}: ${what}`, caller, { id, fields, options });
  if (code === 0) noteRefused(scenario, id, exchange);
  else if (codeOf(exchange) !== code) {
    const [expected, actual] = [`${code}: ${what}`, `code ${codeOf(exchange)}`];
    runner.note(exchange, id, { kind: 'other-code', at: `response#/code/${what}`, expected, actual });
  }
}

/** A key is one of the member, not of the session: two sessions that end with the same key. */
function sharedKeyCases(): readonly FurtherCase[] {
  const options = { idempotencyKey: crypto.randomUUID() };
  const request = async (actors: ShopActors) => ({
    caller: await memberOf(actors).anotherSession(),
    fields: {},
  });
  const again = { what: 'another session with the same key', code: codes.requestRepeated };
  return [
    { id: 'logoutMember', what: 'with a key', request, options },
    { id: 'logoutMember', request, options, ...again },
  ];
}

/** Runs the further cases, those that let sessions end last. Returns why some could not be run. */
export async function runFurtherCases(scenario: ScenarioContext): Promise<string[]> {
  const notes: string[] = [];
  const tryCase = async (what: string, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof PreconditionUnmet)) throw error;
      notes.push(`${what}: ${error.message}`);
    }
  };
  for (const one of [...cases, ...sharedKeyCases()])
    await tryCase(`${one.id}: ${one.what}`, () => runCase(scenario, one));
  await tryCase('orders that are not paid in time', async () => {
    for (const one of await unpaidOrderCases(scenario.actors)) await runCase(scenario, one);
  });
  return notes;
}
