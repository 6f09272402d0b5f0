import { expect, it } from 'vitest';
import type { Envelope } from '#domain/wire/envelope.ts';
import { type OperationId, routes } from '#generated/server/routes.ts';
import { Client, type Fields } from './client.ts';
import { completeAnswer } from './complete-answer.ts';
import { createMockShop } from './shop.ts';
import { startingPassword } from './world/start/members.ts';

const client = new Client(createMockShop());
await client.signIn('buyer@example.com', startingPassword);

async function answerOf(operation: OperationId, fields: Fields = {}): Promise<Envelope> {
  const { status: _, ...envelope } = await client.call(operation, fields);
  return envelope;
}

function routeOf(operation: OperationId) {
  const route = routes.find(({ operationId }) => operationId === operation);
  if (!route) throw new Error(`there is no operation ${operation}`);
  return route;
}

/** The answer as a world gives it that does not know a field. */
function without(field: string, envelope: Envelope): Envelope {
  return JSON.parse(JSON.stringify(envelope, (name, value) => (name === field ? undefined : value)));
}

async function completeWithout(operation: OperationId, field: string, fields: Fields = {}) {
  const route = routeOf(operation);
  const answer = await completeAnswer(without(field, await answerOf(operation, fields)), route);
  expect(route.validateAnswer(answer)).toEqual([]);
  return answer;
}

it('does not change an answer that has all required fields', async () => {
  const answer = await answerOf('listNews');
  expect(await completeAnswer(answer, routeOf('listNews'))).toBe(answer);
});

it('generates a required field that the world does not know, the same for an entry in list and detail', async () => {
  const list = await completeWithout('listNews', 'contentType');
  // What the description says of the list.
  const [first, second] = list.data as { nid: number; contentType: unknown; title: string }[];
  // As above.
  const known = (await answerOf('listNews')).data as { title: string }[];
  expect(first?.title).toBe(known[0]?.title);
  const detail = await completeWithout('getNewsDetail', 'contentType', { nid: Number(second?.nid) });
  expect(detail.data).toMatchObject({ contentType: second?.contentType });
  expect(await completeWithout('listNews', 'contentType')).toEqual(list);
});

it.each([
  ['listStandardOrders', 'lineMoney', 'inside of an entry'],
  ['getCatalogTree', 'catalogName', 'at every depth of a tree'],
  ['listNews', 'totalDataCounts', 'outside of the entries'],
  ['getMember', 'grades', 'outside of the data'],
  ['listSolutions', 'title', 'where the entries are deeper in the answer'],
] as const)('generates the required field of %s: %s, %s', async (operation, field, _place) => {
  await completeWithout(operation, field);
});
