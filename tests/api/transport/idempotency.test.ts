import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { routes } from '#generated/server/routes.ts';
import { notice } from '#server/db/schema/frame.ts';
import type { CallContext } from '#server/http/context.ts';
import { openSession } from '#server/session/login.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let refuse = false;

/** Stands in for an order: leaves one row per time that it is really carried out. */
async function applyWithdrawal({ db, member, now }: CallContext) {
  const texts = { titleZh: '', titleEn: '', contentZh: '', contentEn: '' };
  await db.insert(notice).values({ memberId: member?.id ?? 0, ...texts, createdAt: now });
  return refuse
    ? ({ ok: false, code: 'insufficientYuan', params: { missing: 5 } } as const)
    : ({ ok: true } as const);
}

beforeAll(async () => {
  shop = await openTestApp({ handlers: { applyWithdrawal } });
});
afterAll(() => shop.close());

const fields = { cashAccount: 'account', cashAmount: 500, cashType: 1 };
const key = (name: string) => ({ 'Idempotency-Key': name.padEnd(16, '-') });
const apply = (token: string, headers: Record<string, string>, changes: object = {}) =>
  shop.call('applyWithdrawal', { ...fields, ...changes }, { token, headers });
const timesDone = async (token: string) => (await shop.call('countUnreadMessages', {}, { token })).data;

describe('a call with an Idempotency-Key', () => {
  it('is one that creates orders or moves money', () => {
    expect(routes.find(({ operationId }) => operationId === 'applyWithdrawal')?.idempotent).toBe(true);
  });

  it('is carried out once and answered twice', async () => {
    const { token } = await signInNewMember(shop);
    expect((await apply(token, key('twice'))).code).toBe(0);
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

  it('changes nothing when it is refused, and may be tried again', async () => {
    const { token } = await signInNewMember(shop);
    refuse = true;
    expect(await apply(token, key('again'))).toMatchObject({ code: 4012, params: { missing: 5 } });
    expect(await timesDone(token)).toBe(0);
    refuse = false;
    expect((await apply(token, key('again'))).code).toBe(0);
    expect(await timesDone(token)).toBe(1);
  });

  it('is carried out again a day later, or without a key', async () => {
    const { token, member } = await signInNewMember(shop);
    await apply(token, key('later'));
    await apply(token, {});
    expect(await timesDone(token)).toBe(2);
    shop.clock.pass(constants.idempotencyLife + 1);
    const next = await openSession(shop.db, member.id, shop.clock.now());
    expect((await apply(next, key('later'))).code).toBe(0);
    expect(await timesDone(next)).toBe(3);
  });

  it('is refused when the key is none', async () => {
    const { token } = await signInNewMember(shop);
    const answer = await apply(token, { 'Idempotency-Key': 'too short' });
    expect(answer).toMatchObject({ code: 4000, params: { fields: [{ field: 'Idempotency-Key' }] } });
  });
});
