import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#generated/server/routes.ts';
import { Client, callOf } from './client.ts';
import { possibleRequest } from './requests/possible-requests.ts';
import { type CallReport, createMockShop, type MockShop } from './shop.ts';
import { startingPassword } from './world/start/members.ts';

let reports: CallReport[];
let shop: MockShop;
let client: Client;

beforeEach(async () => {
  reports = [];
  shop = createMockShop({ onCall: (report) => reports.push(report) });
  client = new Client(shop);
  await client.signIn('buyer@example.com', startingPassword);
});

const ids = routes.map(({ operationId }) => operationId);
const languages = ['zh_CN', 'en_US'] as const;

describe('every operation', () => {
  it.each(ids)('%s succeeds with a valid answer in both languages', async (id) => {
    for (const language of languages) {
      client.language = language;
      const fields = await possibleRequest(id, { world: shop.world, client });
      const { status, headers, body } = await answerOf(id, fields);
      expect(JSON.parse(body), JSON.stringify(fields)).toMatchObject({ code: 0 });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      shop = createMockShop({ onCall: (report) => reports.push(report) });
      client = new Client(shop);
      await client.signIn('buyer@example.com', startingPassword);
    }
    expect(reports.flatMap(({ answerFindings }) => answerFindings)).toEqual([]);
  });
});

function answerOf(id: (typeof ids)[number], fields: Parameters<Client['call']>[1]) {
  return shop.answer(callOf(id, fields, { token: client.token, language: client.language }));
}
