import { inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payTypes } from '#domain/cashier/methods.ts';
import { inquirySpan, isInquiryDue, unpaidStates } from '#domain/payment/payment-life.ts';
import { inquireUnconfirmed } from '#server/cashier/index.ts';
import { rows } from '#server/db/queryable.ts';
import { payment } from '#server/db/schema/payment.ts';
import { nextNumber } from '#server/ledger/index.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

it('a payment is asked about exactly while it is due for an inquiry', async () => {
  const { member } = await signInNewMember(shop);
  const now = shop.clock.now();
  const { after, before } = inquirySpan(now);
  const moments = [after, before].flatMap((limit) => [-1, 0, 1].map((by) => new Date(limit.getTime() + by)));
  const made = [];
  for (const state of ['started', 'paid', 'credited', 'refunded', 'declined'] as const)
    for (const createdAt of moments) {
      const number = await nextNumber(shop.db, 'Z', now);
      const endedAt = state === 'started' ? null : now;
      const method = { payType: payTypes.paypalDollars, currency: 'USD', amount: 100 } as const;
      const whose = { memberId: member.id, orderNo: null };
      await shop.db.insert(payment).values({ ...method, ...whose, number, state, createdAt, endedAt });
      made.push({ number, state, createdAt });
    }
  const meant = made.filter((one) => isInquiryDue(one, now));
  expect(meant.length).toBeGreaterThan(0);
  const log = pino({ level: 'silent' });
  expect(await inquireUnconfirmed({ db: shop.db, log, payments: [], now })).toBe(meant.length);
  const numbers = made.map(({ number }) => number);
  const stored = await shop.db.select().from(payment).where(inArray(payment.number, numbers));
  const asked = stored.filter(({ askedAt }) => askedAt !== null).map(({ number }) => number);
  expect(asked.toSorted()).toEqual(meant.map(({ number }) => number).toSorted());
});

it('the payments that a job looks through are those of an index', async () => {
  const found = await rows<{ states: string[] }>(
    shop.pool,
    `select array(select m[1] from regexp_matches(pg_get_expr(indpred, indrelid), '''([a-z]+)''', 'g') m) as states
       from pg_index where indexrelid = 'payment_unpaid'::regclass`,
  );
  expect(found[0]?.states.toSorted()).toEqual(unpaidStates.toSorted());
});
