import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeNameOf } from '#domain/wire/code-name.ts';
import { world as rows } from '#generated/mocks/world.ts';
import { type OperationId, type Route, routes } from '#generated/server/routes.ts';
import { type Anything, Client, callOf } from '../client.ts';
import { possibleRequest } from '../requests/possible-requests.ts';
import { createMockShop, type WireAnswer } from '../shop.ts';
import { startingPassword } from '../world/start/members.ts';
import { slowMs } from './apply-scenario.ts';
import { headerViolations } from './header-violations.ts';
import { valueAt } from './pointers.ts';
import { type Behaviour, behaviours } from './scenario.ts';

const day = new Date('2026-11-20T06:00:00.000Z');
const shop = createMockShop({ now: () => day });
const client = new Client(shop);
const { store } = shop.world;
let start = store.changes();

beforeAll(async () => {
  await client.signIn('buyer@example.com', startingPassword);
  start = store.changes();
});

/** Makes the request of an operation possible, and plays its scenarios from there, each as if it were the first. */
async function stageOf(id: OperationId) {
  shop.play({ operations: {}, situations: [] });
  store.restore(start);
  client.token = store.all('sessions')[0]?.token;
  const fields = await possibleRequest(id, { world: shop.world, client });
  const ready = store.changes();
  return (behaviour?: Behaviour): Promise<WireAnswer> => {
    store.restore(ready);
    shop.play({ operations: behaviour ? { [id]: behaviour } : {}, situations: [] });
    return shop.answer(callOf(id, fields, { token: client.token, now: day }));
  };
}

/** Whether an answer has come by now. */
function isThere(answer: Promise<unknown>): Promise<boolean> {
  return Promise.race([answer.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

function listsOf(id: OperationId, body: Anything): { items: unknown[]; total: unknown }[] {
  const { data, totals = [], lists = [] } = rows[id];
  return [{ items: data, totals }, ...lists].flatMap((list) => {
    const items = valueAt(body, list.items.split('/').slice(1));
    const [total] = list.totals.map((pointer) => valueAt(body, pointer.split('/').slice(1)));
    return Array.isArray(items) ? [{ items, total }] : [];
  });
}

/** The texts of an answer that are words: two languages have them differently, or they are long already. */
function longestText(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((most, item) => Math.max(most, longestText(item)), 0);
}

const all = routes.map((route) => [route.operationId, route] as const);

describe.each(all)('%s', (id, route: Route<OperationId>) => {
  const describeAnswer = (answer: WireAnswer, behaviour?: Behaviour): Anything => {
    const body: unknown = JSON.parse(answer.body);
    const about = `${id}:${behaviour} ${answer.body.slice(0, 500)}`;
    expect(route.validateAnswer(body), about).toEqual([]);
    expect(headerViolations(id, answer), about).toEqual([]);
    return body;
  };

  it('answers with each of its codes', async () => {
    const play = await stageOf(id);
    for (const code of route.codes.filter((one) => one !== 0)) {
      const name = codeNameOf(code);
      expect(describeAnswer(await play(name), name).code).toBe(code);
    }
  });

  it('answers with empty lists, many items and long texts', async () => {
    const play = await stageOf(id);
    const ordinary = describeAnswer(await play());
    const empty = describeAnswer(await play('empty'), 'empty');
    for (const { items, total = 0 } of listsOf(id, empty)) expect([items, total]).toEqual([[], 0]);
    for (const pointer of rows[id].sums ?? []) expect(valueAt(empty, pointer.split('/').slice(1))).toBe(0);
    const many = describeAnswer(await play('many'), 'many');
    const before = listsOf(id, ordinary);
    for (const [at, { items, total = 98_765 }] of listsOf(id, many).entries()) {
      expect(items.length).toBeGreaterThanOrEqual(before[at]?.items.length ?? 0);
      expect(total).toBe(items.length === 0 ? 0 : 98_765);
    }
    if (rows[id].verb === 'count') expect([empty.data, many.data]).toEqual([0, 98_765]);
    const long = describeAnswer(await play('long'), 'long');
    expect(longestText(long.data)).toBeGreaterThanOrEqual(longestText(ordinary.data));
    expect([ordinary.code, empty.code, many.code, long.code]).toEqual([0, 0, 0, 0]);
  });

  it('loses its answer for networkLost and breaks the description for invalid', async () => {
    const play = await stageOf(id);
    expect((await play('networkLost')).lost).toBe(true);
    const invalid = await play('invalid');
    expect(invalid.status).toBe(200);
    expect(route.validateAnswer(JSON.parse(invalid.body))).not.toEqual([]);
  });

  describe('on a clock', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('answers late for slow and never for never', async () => {
      const play = await stageOf(id);
      const ordinary = await play();
      const slow = play('slow');
      await vi.advanceTimersByTimeAsync(slowMs - 1);
      expect(await isThere(slow)).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(describeAnswer(await slow, 'slow').data).toEqual(JSON.parse(ordinary.body).data);
      const never = play('never');
      await vi.advanceTimersByTimeAsync(24 * 3_600_000);
      expect(await isThere(never)).toBe(false);
    });
  });
});

it('plays every behaviour that a scenario can name', () => {
  expect([...behaviours].sort()).toEqual(
    ['empty', 'invalid', 'long', 'many', 'networkLost', 'never', 'slow'].sort(),
  );
});

it('delays every answer by the latency', async () => {
  const play = await stageOf('listNews');
  await play();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  shop.play({ operations: {}, situations: [], latency: 200 });
  const answer = shop.answer(callOf('listNews', {}, { now: day }));
  await vi.advanceTimersByTimeAsync(199);
  expect(await isThere(answer)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).status).toBe(200);
  vi.useRealTimers();
});
