import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRestorable } from '#domain/favourites/keep-favourite.ts';
import { isSessionAlive, sessionsEndedSince } from '#domain/session/lifetimes.ts';
import { mayTryCode, triableCodes } from '#domain/session/mailed-codes.ts';
import { constants } from '#generated/constants.ts';
import { favourite } from '#server/db/schema/saved-products.ts';
import { mailedCode, session } from '#server/db/schema/session.ts';
import { findSession, tryCode } from '#server/session/index.ts';
import { reserveSending } from '#server/session/mailed-code.ts';
import { tokenHash } from '#server/session/session-token.ts';
import { type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import { signInNewMember } from '../support/members.ts';
import { quickHash } from '../support/quick-hash.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const around = (moment: number) => [moment - 1, moment, moment + 1];

it('a session opens the shop and is listed exactly while the rule says that it is alive', async () => {
  const { member } = await signInNewMember(shop);
  const now = shop.clock.now();
  const ended = sessionsEndedSince(now.getTime());
  let made = 0;
  for (const openedAt of [...around(ended.openedAt), now.getTime()])
    for (const usedAt of [...around(ended.usedAt), now.getTime()]) {
      made += 1;
      const token = `session-${made}-of-every-age-for-the-test-of-states`;
      const [stored] = await shop.db
        .insert(session)
        .values({
          tokenHash: tokenHash(token),
          memberId: member.id,
          createdAt: new Date(openedAt),
          usedAt: new Date(usedAt),
        })
        .returning();
      const isAlive = isSessionAlive({ openedAt, usedAt }, now.getTime());
      expect({ made, isFound: (await findSession(shop.db, token, now)) !== undefined }).toEqual({
        made,
        isFound: isAlive,
      });
      // Recording the use moved it.
      await shop.db
        .update(session)
        .set({ usedAt: new Date(usedAt) })
        .where(eq(session.id, stored?.id ?? 0));
    }
  const { token } = await signInNewMember(shop);
  await shop.db
    .update(session)
    .set({ memberId: member.id })
    .where(eq(session.tokenHash, tokenHash(token)));
  const stored = await shop.db.select().from(session).where(eq(session.memberId, member.id));
  const alive = stored.filter(({ createdAt, usedAt }) =>
    isSessionAlive({ openedAt: createdAt.getTime(), usedAt: usedAt.getTime() }, now.getTime()),
  );
  const { data, params } = await shop.call('listSessions', { pageSize: 100 }, { token });
  expect(data.map(({ sessionId }: { sessionId: number }) => sessionId).toSorted()).toEqual(
    alive.map(({ id }) => id).toSorted(),
  );
  expect(params.totalDataCounts).toBe(alive.length);
  expect(alive.length).toBeGreaterThan(1);
  expect(alive.length).toBeLessThan(stored.length);
});

it('a removed favourite is forgotten exactly when the rule can restore it no more', async () => {
  const buyer = await shop.addBuyer();
  const now = shop.clock.now();
  const limit = now.getTime() - constants.favouriteRestore * 1000;
  const rows: { readonly id: number; readonly removedAt: Date | null }[] = [];
  for (const removedAt of [null, ...around(limit).map((moment) => new Date(moment))]) {
    const { productId } = await shop.addProduct();
    const [added] = await shop.db
      .insert(favourite)
      .values({ memberId: buyer.id, productId, createdAt: now, removedAt })
      .returning();
    rows.push({ id: added?.id ?? 0, removedAt });
  }
  const { productId } = await shop.addProduct();
  await shop.call('addFavourite', { productId }, { token: buyer.token });
  const { data } = await shop.call('listFavourites', {}, { token: buyer.token });
  await shop.call('deleteFavourite', { proCollecId: data[0].proCollecId }, { token: buyer.token });
  const left = await shop.db.select().from(favourite).where(eq(favourite.memberId, buyer.id));
  const remaining = rows
    .filter((row) => row.removedAt === null || isRestorable(row, now))
    .map(({ id }) => id);
  expect(
    left
      .map(({ id }) => id)
      .filter((id) => rows.some((row) => row.id === id))
      .toSorted(),
  ).toEqual(remaining);
});

it('a mailed code is compared exactly while the rule allows another try', async () => {
  const now = shop.clock.now();
  const { triesBelow, sentAfter } = triableCodes(now.getTime());
  const code = '271828';
  const codeHash = quickHash(code);
  let made = 0;
  for (const attempts of [0, ...around(triesBelow)])
    for (const sentAt of [...around(sentAfter), now.getTime()]) {
      made += 1;
      const key = { purpose: 'reset', email: `code-${made}@states.example` } as const;
      // A mailbox has one code of a purpose, so the reservation is the code that the test changes.
      await reserveSending(shop.db, key, now);
      const [reserved] = await shop.db
        .update(mailedCode)
        .set({ codeHash, attempts, sentAt: new Date(sentAt) })
        .where(isNull(mailedCode.codeHash))
        .returning({ purpose: mailedCode.purpose });
      expect(reserved).toEqual({ purpose: key.purpose });
      const isCompared = (await tryCode(shop.db, key, code, now)) !== undefined;
      const isMeant = mayTryCode({ sentAt, attempts }, now.getTime());
      expect({ attempts, sentAt, isCompared }).toEqual({ attempts, sentAt, isCompared: isMeant });
    }
});
