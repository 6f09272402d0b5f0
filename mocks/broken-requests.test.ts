import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#generated/server/routes.ts';
import { transportHeaders } from '#generated/transport.ts';
import { Client, callOf, type Fields } from './client.ts';
import { sampleFields } from './requests/sample-fields.ts';
import { type CallReport, createMockShop, type MockShop } from './shop.ts';
import { violationMessage } from './violation-message.ts';
import type { IncomingCall } from './wire/incoming-call.ts';
import { startingPassword } from './world/start/members.ts';

let shop: MockShop;
let client: Client;
let reports: CallReport[] = [];

beforeAll(async () => {
  shop = createMockShop({ onCall: (report) => reports.push(report) });
  client = new Client(shop);
  await client.signIn('buyer@example.com', startingPassword);
});
beforeEach(() => {
  reports = [];
});

type Id = (typeof routes)[number]['operationId'];

/** A request that is whole but for what the test breaks; nothing of it is carried out. */
function wholeCall(id: Id, changed: (fields: Fields) => Fields): IncomingCall {
  return callOf(id, changed(sampleFields(id)), { token: client.token });
}

const ids = routes.map(({ operationId }) => operationId);
const described = routes.flatMap(({ operationId, plan }) =>
  Object.entries(plan.fields).flatMap(([name, field]) =>
    field.transport || field.in === 'path' ? [] : [{ operationId, name, ...field }],
  ),
);

describe('a request that breaks the description is refused', () => {
  it.each(ids)('%s with an unknown field', async (id) => {
    const answer = await client.send(wholeCall(id, (fields) => ({ ...fields, colour: 'red' })));
    expect(answer).toMatchObject({ code: 4000 });
    expect(answer.params.fields).toContainEqual({ field: 'colour', rule: 'unknownField' });
  });

  it.each(described.filter((field) => field.required && field.default === undefined))(
    '$operationId without $name',
    async ({ operationId, name }) => {
      const answer = await client.send(
        wholeCall(operationId, (fields) => ({ ...fields, [name]: undefined })),
      );
      expect(answer).toMatchObject({ code: 4000 });
      expect(answer.params.fields).toContainEqual(expect.objectContaining({ field: name }));
    },
  );

  it.each(described.filter(({ kind }) => kind === 'integer'))(
    '$operationId with text in the number $name',
    async ({ operationId, name }) => {
      const answer = await client.send(wholeCall(operationId, (fields) => ({ ...fields, [name]: 'many' })));
      expect(answer.code).toBe(4000);
      expect(answer.params.fields).toContainEqual(expect.objectContaining({ field: name }));
    },
  );

  it('with the field, its title and the rule in the language of the request', async () => {
    const answer = await client.call(
      'addProject',
      { phone: '13800138000', projectDescribe: 'x' },
      { language: 'zh_CN' },
    );
    expect(answer).toMatchObject({
      code: 4000,
      params: { fields: [{ field: 'projectName', rule: 'required' }] },
    });
    expect(answer.msg).toContain('项目名称');
    expect(reports.map(violationMessage)).toEqual([
      expect.stringContaining('(addProject) breaks the description. projectName: required'),
    ]);
  });
});

describe('a request that is unsigned or not allowed', () => {
  const call = () => callOf('getAccount', {}, { token: client.token });

  it('is refused without a signature, with a wrong one and with an old one', async () => {
    const { header } = call();
    expect((await client.send({ ...call(), header: () => null })).code).toBe(4001);
    const forgeSignature = (name: string) => (name === transportHeaders.sign ? 'f'.repeat(64) : header(name));
    expect((await client.send({ ...call(), header: forgeSignature })).code).toBe(4002);
    const now = new Date(Date.now() - 600_000);
    const old = await client.send(callOf('getAccount', {}, { token: client.token, now }));
    expect(old).toMatchObject({ code: 4001, params: { now: expect.any(Number) } });
  });

  it('reports a missing header but not a wrong clock', async () => {
    const { header } = call();
    reports.length = 0;
    await client.send({ ...call(), header: () => null });
    const dropSignature = (name: string) => (name === transportHeaders.sign ? null : header(name));
    await client.send({ ...call(), header: dropSignature });
    await client.send(callOf('getAccount', {}, { token: client.token, now: new Date(Date.now() - 600_000) }));
    expect(reports.map(violationMessage)).toEqual([
      expect.stringMatching(
        /\(getAccount\) breaks the description. X-Timestamp: required; X-Sign: required$/,
      ),
      expect.stringMatching(/\(getAccount\) breaks the description. X-Sign: required$/),
      undefined,
    ]);
  });

  it('is refused when a field was changed after signing', async () => {
    const query = [...call().query, ['language', 'zh_CN']] as const;
    expect((await client.send({ ...call(), query })).code).toBe(4002);
  });

  it.each(routes.filter(({ access }) => access === 'member').map(({ operationId }) => operationId))(
    '%s without a token, or with an unknown one',
    async (id) => {
      expect((await client.send(callOf(id))).code).toBe(1001);
      expect((await client.send(callOf(id, {}, { token: 'nobody-has-this' }))).code).toBe(5000);
    },
  );

  it('is refused with a body of another type than described', async () => {
    const call = callOf('addFootprint', { productId: 1 }, { token: client.token });
    const answer = await client.send({ ...call, mediaType: 'application/json', length: 15 });
    expect(answer).toMatchObject({ status: 415, code: 4043 });
    expect(await client.send({ ...call, length: 2_000_000 })).toMatchObject({ status: 413, code: 4042 });
  });
});
