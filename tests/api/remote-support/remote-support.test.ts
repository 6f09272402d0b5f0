import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, isOffered } from '#domain/actions/offered.ts';
import { supportDecisions } from '#domain/remote-support/decide-support.ts';
import { actions } from '#generated/actions.ts';
import { codes } from '#generated/constants.ts';
import { remoteSupportAuditStatusValues as states } from '#generated/enums.ts';
import { addRemoteSupportFormLimits as limits } from '#generated/limits.ts';
import { remoteSupport } from '#server/db/schema/remote-support.ts';
import { decideSupport } from '#server/remote-support/index.ts';
import { signInNewMember, type TestMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let me: { readonly token: string; readonly member: TestMember };
let stranger: typeof me;
beforeAll(async () => {
  shop = await openTestApp({ config: { devTools: true } });
  me = await signInNewMember(shop);
  stranger = await signInNewMember(shop);
});
afterAll(() => shop.close());

const fields = {
  remark1: 'How should the analogue ground be laid out?',
  communication: 1,
  communicationRemark: 'Zoom 845 2207 7190',
  scheduled: '2027-03-01',
  languageType: 1,
  remark: 'Four-layer board',
} as const;
const other = {
  remark1: '共模电感如何选型？',
  communication: 3,
  communicationRemark: 'buyer@example.com',
  scheduled: '2027-04-02',
  languageType: 2,
  remark: '无',
} as const;

type State = 0 | 1 | 2 | 3;
const everyState: readonly State[] = Object.values(states);

/** A request of the member in a state, stored directly. */
async function storeRequest(state: State): Promise<number> {
  const { remark1: question, communicationRemark: contact, ...same } = fields;
  const own = { memberId: me.member.id, question, contact, state, createdAt: shop.clock.now() };
  const [added] = await shop.db
    .insert(remoteSupport)
    .values({ ...same, ...own })
    .returning();
  return added?.id ?? 0;
}

const list = (token: string, page = {}) => shop.call('listRemoteSupports', page, { token });
const add = (changes: object) =>
  shop.call('addRemoteSupport', { ...fields, ...changes }, { token: me.token });

async function findListed(supportId: number) {
  const { data } = await list(me.token, { pageSize: 100 });
  return data.find((one: { supportId: number }) => one.supportId === supportId);
}

describe('the list of requests', () => {
  it('shows a new request first, as pending, and counts it', async () => {
    const { token } = await signInNewMember(shop);
    await shop.call('addRemoteSupport', other, { token });
    expect(await shop.call('addRemoteSupport', fields, { token })).toMatchObject({ code: codes.success });
    const { data, params } = await list(token, { pageSize: 1 });
    expect(data).toEqual([{ supportId: expect.any(Number), ...fields, auditStatus: states.supportPending }]);
    expect(params).toEqual({ totalDataCounts: 2 });
    expect((await list(token, { pageSize: 1, pageNum: 2 })).data).toMatchObject([other]);
    expect(await list(stranger.token)).toMatchObject({ data: [], params: { totalDataCounts: 0 } });
  });
});

describe('the fields of a request', () => {
  it.each(['remark1', 'remark', 'communicationRemark'] as const)(
    '%s is stored up to its limit and not beyond',
    async (field) => {
      const most = limits[field].maxLength;
      for (const length of [1, most - 1, most])
        expect((await add({ [field]: '字'.repeat(length) })).code).toBe(codes.success);
      const refusedFields = async (value: string | undefined) =>
        (await add({ [field]: value })).params.fields;
      expect(await refusedFields('字'.repeat(most + 1))).toEqual([{ field, rule: 'maxLength', limit: most }]);
      expect(await refusedFields(' ')).toMatchObject([{ field }]);
    },
  );

  it.each(Object.keys(fields))('%s is required', async (field) => {
    expect((await add({ [field]: undefined })).params.fields).toEqual([{ field, rule: 'required' }]);
  });

  it.each([
    ['communication', [1, 2, 3], [0, 4]],
    ['languageType', [1, 2], [0, 3]],
  ] as const)('%s has one of its listed values', async (field, allowed, wrong) => {
    for (const value of allowed) expect((await add({ [field]: value })).code).toBe(codes.success);
    for (const value of wrong) expect((await add({ [field]: value })).code).toBe(codes.fieldRefused);
  });
});

type Operation = 'editRemoteSupport' | 'cancelRemoteSupport';
const acts: readonly (readonly [Operation, Action])[] = [
  ['editRemoteSupport', actions.RemoteSupport.edit],
  ['cancelRemoteSupport', actions.RemoteSupport.cancel],
];
const request = (operation: Operation, supportId: number) =>
  operation === 'editRemoteSupport' ? { ...other, supportId } : { supportId };

describe.each(acts)('%s', (operation, action) => {
  it.each(everyState)('in state %i does what the description says, or nothing', async (state) => {
    const supportId = await storeRequest(state);
    const { code } = await shop.call(operation, request(operation, supportId), { token: me.token });
    const offered = isOffered(action, { auditStatus: state });
    expect(code).toBe(offered ? codes.success : codes.notOffered);
    const changed = operation === 'editRemoteSupport' && offered ? other : fields;
    const auditStatus = offered ? (action.sets?.auditStatus ?? state) : state;
    expect(await findListed(supportId)).toEqual({ supportId, ...changed, auditStatus });
  });

  it('is refused for a request of another member, for one that does not exist and without a token', async () => {
    const supportId = await storeRequest(states.supportPending);
    const strange = await shop.call(operation, request(operation, supportId), { token: stranger.token });
    expect(strange.code).toBe(codes.notFound);
    const missing = await shop.call(operation, request(operation, 2 ** 53 - 1), { token: me.token });
    expect(missing.code).toBe(codes.notFound);
    expect((await shop.call(operation, request(operation, supportId))).code).toBe(codes.signInNeeded);
    expect(await findListed(supportId)).toMatchObject({ ...fields, auditStatus: states.supportPending });
  });
});

describe('the communication types', () => {
  it('have names in both languages', async () => {
    const read = async (language: 'zh_CN' | 'en_US') =>
      (await shop.call('listCommunicationTypes', {}, { token: me.token, language })).data;
    expect(await read('zh_CN')).toEqual([
      { value: 1, label: '视频' },
      { value: 2, label: '电话' },
      { value: 3, label: '其他' },
    ]);
    expect((await read('en_US')).map(({ label }: { label: string }) => label)).toEqual([
      'Video',
      'Phone',
      'Other',
    ]);
  });

  it('and the requests are for members', async () => {
    for (const operation of ['listCommunicationTypes', 'listRemoteSupports'] as const)
      expect((await shop.call(operation, {})).code).toBe(codes.signInNeeded);
    expect((await shop.call('addRemoteSupport', fields)).code).toBe(codes.signInNeeded);
  });
});

describe('the shop', () => {
  it.each(['accept', 'complete'] as const)('can %s a request in one state only', async (decision) => {
    const [allowed] = supportDecisions[decision].when[0].auditStatus;
    for (const state of everyState) {
      const supportId = await storeRequest(state);
      expect((await decideSupport(shop.db, { supportId, decision })).ok).toBe(state === allowed);
      const { auditStatus } = supportDecisions[decision].sets;
      expect((await findListed(supportId)).auditStatus).toBe(state === allowed ? auditStatus : state);
    }
  });

  it('decides on a page for developers', async () => {
    const supportId = await storeRequest(states.supportPending);
    const send = (decision: string) =>
      shop.app.request('/dev/support', {
        method: 'POST',
        body: new URLSearchParams({ id: String(supportId), decision, email: me.member.email }),
      });
    const led = await send('accept');
    expect(led.status).toBe(303);
    const page = await (await shop.app.request(led.headers.get('location') ?? '')).text();
    expect(page).toContain('accept: done');
    expect(page).toContain(
      `<h2>${supportId}: ${fields.remark1}</h2><p>supportAccepted, ${fields.scheduled}</p>`,
    );
  });
});
