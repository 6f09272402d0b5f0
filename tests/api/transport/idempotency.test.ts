import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { routes } from '#generated/server/routes.ts';
import type { CallContext } from '#server/call-context.ts';
import { notice } from '#server/db/schema/messages.ts';
import { usedKey } from '#server/db/schema/transport.ts';
import { openSession } from '#server/session/login.ts';
import { signInNewMember } from '../support/members.ts';
import { type CallOptions, keyNamed } from '../support/signed-call.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let refuse = false;

/** Stands in for a change: leaves one row per time that it is really carried out. */
async function leaveRow({ db, member, now }: CallContext): Promise<void> {
  const texts = { messageType: 2, contentZh: '', contentEn: '' } as const;
  await db.insert(notice).values({ memberId: member?.id ?? 0, ...texts, createdAt: now });
}

async function applyWithdrawal(call: CallContext) {
  await leaveRow(call);
  return refuse
    ? ({ ok: false, code: 'insufficientYuan', params: { missing: 5 } } as const)
    : ({ ok: true } as const);
}

async function cancelProject(call: CallContext) {
  await leaveRow(call);
  return refuse ? ({ ok: false, code: 'notFound' } as const) : ({ ok: true } as const);
}

beforeAll(async () => {
  shop = await openTestApp({ handlers: { applyWithdrawal, cancelProject } });
});
afterAll(() => shop.close());

/** Operations that add an entry or pieces. */
const adding = [
  'addProject',
  'addRemoteSupport',
  'addAddress',
  'applyInvoice',
  'applyAfterSales',
  'applyCustomisedOrder',
  'applySample',
  'sendChatMessage',
  'addCartItem',
  'buyAgain',
] as const;

const fields = { cashAccount: 'account', cashAmount: 500, cashType: 1 };
const key = (name: string) => ({ idempotencyKey: keyNamed(name) });
const apply = (token: string, options: CallOptions, changes: object = {}) =>
  shop.call('applyWithdrawal', { ...fields, ...changes }, { token, ...options });
const cancel = (token: string, options: CallOptions = {}) =>
  shop.call('cancelProject', { projectId: 7 }, { token, ...options });
const timesDone = async (token: string) => (await shop.call('countUnreadMessages', {}, { token })).data;

/** Signs a call again under the same key, a moment later, as a client does that sends it again. */
const later = () => shop.clock.pass(1);

describe('a call that keeps its first answer', () => {
  it('is one that moves money, or would add a second entry when it is sent again', () => {
    const repeatable = routes.filter(({ idempotent }) => idempotent).map(({ operationId }) => operationId);
    expect(repeatable).toEqual(expect.arrayContaining(['applyWithdrawal', ...adding]));
  });

  it('is carried out once and answered twice', async () => {
    const { token } = await signInNewMember(shop);
    expect((await apply(token, key('twice'))).code).toBe(0);
    expect((await apply(token, key('twice'))).code).toBe(0);
    later();
    expect((await apply(token, key('twice'))).code).toBe(0);
    expect(await timesDone(token)).toBe(1);
  });

  it('is carried out once when it comes twice at the same moment', async () => {
    const { token } = await signInNewMember(shop);
    const answers = await Promise.all([1, 2, 3].map(() => apply(token, key('moment'))));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await timesDone(token)).toBe(1);
  });

  it('is a conflict with other fields under the same key', async () => {
    const { token } = await signInNewMember(shop);
    await apply(token, key('fields'));
    expect((await apply(token, key('fields'), { cashAmount: 600 })).code).toBe(4026);
    expect(await timesDone(token)).toBe(1);
  });

  it('does not meet the key of another member', async () => {
    const [first, second] = [await signInNewMember(shop), await signInNewMember(shop)];
    await apply(first.token, key('shared'));
    await apply(second.token, key('shared'));
    expect([await timesDone(first.token), await timesDone(second.token)]).toEqual([1, 1]);
  });

  it('changes nothing when it is refused, and may be signed and sent again', async () => {
    const { token } = await signInNewMember(shop);
    refuse = true;
    expect(await apply(token, key('again'))).toMatchObject({ code: 4012, params: { missing: 5 } });
    expect(await timesDone(token)).toBe(0);
    refuse = false;
    later();
    expect((await apply(token, key('again'))).code).toBe(0);
    expect(await timesDone(token)).toBe(1);
  });

  it('is not carried out from a recording of a request that was refused', async () => {
    const { token } = await signInNewMember(shop);
    refuse = true;
    await apply(token, key('recorded'));
    refuse = false;
    expect((await apply(token, key('recorded'))).code).toBe(4028);
    expect(await timesDone(token)).toBe(0);
  });

  it('is carried out again a day later', async () => {
    const { token, member } = await signInNewMember(shop);
    await apply(token, key('later'));
    shop.clock.pass(constants.idempotencyLife + 1);
    const next = await openSession(shop.db, member.id, shop.clock.now());
    expect((await apply(next, key('later'))).code).toBe(0);
    expect(await timesDone(next)).toBe(2);
  });
});

describe('a form whose response was lost', () => {
  it('adds one project when it is sent again under its key', async () => {
    const { token } = await signInNewMember(shop);
    const project = { projectName: 'Gateway', phone: '13800138000', projectDescribe: 'Four ports' };
    const add = () => shop.call('addProject', project, { token, ...key('project') });
    expect((await add()).code).toBe(0);
    later();
    expect((await add()).code).toBe(0);
    const { params } = await shop.call('listProjects', {}, { token });
    expect(params.totalDataCounts).toBe(1);
  });
});

describe('any other write', () => {
  it('is carried out once for a key, in whatever case it is written', async () => {
    const { token } = await signInNewMember(shop);
    expect((await cancel(token, key('write'))).code).toBe(0);
    later();
    const upper = keyNamed('write').toUpperCase();
    expect((await cancel(token, key('write'))).code).toBe(4028);
    expect((await cancel(token, { idempotencyKey: upper })).code).toBe(4028);
    expect(await timesDone(token)).toBe(1);
    expect((await cancel(token, key('another attempt'))).code).toBe(0);
    expect(await timesDone(token)).toBe(2);
  });

  it('is carried out once when it comes ten times at the same moment', async () => {
    const { token } = await signInNewMember(shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(token, key('ten'))));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 4028)]);
    expect(await timesDone(token)).toBe(1);
  });

  it('is not tried again from a recording when it was refused', async () => {
    const { token } = await signInNewMember(shop);
    refuse = true;
    expect((await cancel(token, key('refused'))).code).toBe(4004);
    refuse = false;
    expect((await cancel(token, key('refused'))).code).toBe(4028);
    expect(await timesDone(token)).toBe(1);
  });

  it('signed ahead is not carried out again as long as its signature is valid', async () => {
    const { token } = await signInNewMember(shop);
    const ahead = constants.signatureWindow;
    expect((await cancel(token, { ...key('ahead'), clockAhead: ahead })).code).toBe(0);
    shop.clock.pass(2 * ahead);
    expect((await cancel(token, { ...key('ahead'), clockAhead: -ahead })).code).toBe(4028);
    shop.clock.pass(1);
    expect((await cancel(token, { ...key('ahead'), clockAhead: -ahead - 1 })).code).toBe(4001);
  });

  it('does not meet the key of another call or member', async () => {
    const [first, second] = [await signInNewMember(shop), await signInNewMember(shop)];
    await cancel(first.token, key('of all'));
    expect((await cancel(second.token, key('of all'))).code).toBe(0);
    expect((await apply(first.token, key('of all'))).code).toBe(0);
  });
});

describe('an Idempotency-Key', () => {
  const writes = routes.filter(({ keyed }) => keyed).map(({ operationId }) => operationId);
  const member = 'cancelProject';

  it('is required by every write of a member', () => {
    expect(writes.length).toBeGreaterThan(45);
    expect(writes).toContain(member);
  });

  it.each([
    ['missing', { idempotencyKey: 'none' }, 'required'],
    ['no UUID', { idempotencyKey: 'too-short' }, 'pattern'],
    ['empty', { idempotencyKey: '' }, 'pattern'],
    ['two UUIDs', { idempotencyKey: `${keyNamed('a')}, ${keyNamed('b')}` }, 'pattern'],
  ])('is refused when it is %s', async (_what, options, rule) => {
    const { token } = await signInNewMember(shop);
    const field = 'Idempotency-Key';
    for (const answer of [await apply(token, options), await cancel(token, options)])
      expect(answer).toMatchObject({ code: 4000, params: { fields: [{ field, rule }] } });
    expect(await timesDone(token)).toBe(0);
  });

  it.each([
    ['added', 'none', keyNamed('added')],
    ['exchanged', keyNamed('signed'), keyNamed('sent')],
  ])('cannot be %s after the request was signed', async (_what, signed, sent) => {
    const { token } = await signInNewMember(shop);
    const options = { idempotencyKey: signed, headers: { 'Idempotency-Key': sent } };
    expect((await apply(token, options)).code).toBe(4002);
    expect((await cancel(token, options)).code).toBe(4002);
    expect(await timesDone(token)).toBe(0);
  });

  it('is part of the signature of a read too, where one is sent', async () => {
    const signed = await shop.call('getBanners', {}, { idempotencyKey: keyNamed('read') });
    const added = await shop.call('getBanners', {}, { headers: { 'Idempotency-Key': keyNamed('read') } });
    expect([signed.code, added.code]).toEqual([0, 4002]);
  });
});

describe('keys that have expired', () => {
  const write = async () => {
    const { token } = await signInNewMember(shop);
    return (await cancel(token)).code;
  };

  it('are deleted in portions, at each write while there are more', async () => {
    const seenAt = new Date(shop.clock.now().getTime() - 86_400_000);
    await shop.db.execute(
      sql`insert into used_key (key_hash, seen_at) select 'old-' || n, ${seenAt} from generate_series(1, 4500) n`,
    );
    const countLeft = () => shop.db.$count(usedKey, like(usedKey.keyHash, 'old-%'));
    shop.clock.pass(61);
    await write();
    expect(await countLeft()).toBeGreaterThan(0);
    await write();
    await write();
    expect(await countLeft()).toBe(0);
  });

  it('stop no write when they cannot be deleted', async () => {
    await shop.db.execute(sql`alter table idempotent_answer rename column created_at to away`);
    shop.clock.pass(61);
    expect(await write()).toBe(0);
    await shop.db.execute(sql`alter table idempotent_answer rename column away to created_at`);
    const messages = shop.log.map(({ msg }) => msg);
    expect(messages).toContain('expired idempotency keys could not be deleted');
  });
});
