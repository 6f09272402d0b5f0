import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { codeAt, secretFrom } from '#domain/account-security/totp.ts';
import { loginLimit } from '#domain/session/attempts.ts';
import { captchaCode } from '#domain/session/captcha-code.ts';
import { constants } from '#generated/constants.ts';
import { readConfig } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import { attempt, member, secondFactor } from '#server/db/schema/session.ts';
import { makeCaptcha } from '#server/session/captcha.ts';
import { sealSecondFactor } from '#server/session/index.ts';
import { quickFolder } from '#tests/support/quick-folder.ts';
import { addBuyer, addOrder, type Buyer, payFields } from '../exactly-once/stocked-shop.ts';
import { callOver, type ServerProcess, startServer } from '../start/server-process.ts';
import { openTestDatabase } from '../support/database.ts';
import { password } from '../support/members.ts';
import { quickHash } from '../support/quick-hash.ts';

const wrong = 'Wrong4sky9';
const price = 100;
/** More than may be wrong. */
const atOnce = 3 * loginLimit.most;
/** A stored hash whose comparison takes minutes. */
const endless = 'argon2id$m=8,t=60000000,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA';

let database: OpenDatabase;
let env: Record<string, string>;
let dataDir: string;
let server: ServerProcess;
let buyer: Buyer & { readonly email: string };

async function addCustomer(): Promise<typeof buyer> {
  const added = await addBuyer(database.db, 100_000);
  const [{ email = '' } = {}] = await database.db.select().from(member).where(eq(member.id, added.id));
  return { ...added, email };
}

async function signIn(given: string, second = '') {
  const made = await makeCaptcha(database.db, captchaCode(undefined), { now: new Date(), language: 'en_US' });
  const captcha = { loginMark: made.mark, code: made.answer };
  const factor = second === '' ? {} : { secondFactor: second };
  return callOver(server.address, 'loginMember', {
    email: buyer.email,
    password: given,
    ...captcha,
    ...factor,
  });
}

async function pay(given: string) {
  const orderNo = await addOrder(database.db, buyer.id, price);
  const fields = { ...payFields(orderNo, price), payPassword: given, token: buyer.token };
  return callOver(server.address, 'payStandardOrder', fields);
}

const setPassword = (passwordHash: string) =>
  database.db.update(member).set({ passwordHash }).where(eq(member.id, buyer.id));
const setPayPassword = (payPasswordHash: string) =>
  database.db.update(account).set({ payPasswordHash }).where(eq(account.memberId, buyer.id));

const secret = secretFrom(Buffer.alloc(20, 7));
/** The code of this period, or of the one before, which is accepted until a later one was used. */
const secondFactorCode = (periodsAgo = 0) =>
  codeAt(secret, Date.now() - periodsAgo * constants.totpPeriod * 1000);

async function setSecondFactor(): Promise<void> {
  const sealed = await sealSecondFactor(
    { db: database.db, config: readConfig({}), memberId: buyer.id },
    secret,
  );
  const row = { memberId: buyer.id, secret: sealed, startedAt: new Date(), enabledAt: new Date() };
  await database.db.insert(secondFactor).values({ ...row, usedPeriod: 0 });
}

/** Keeps the codes of a second factor from being used up until it is called again. */
async function lockSecondFactor(): Promise<() => Promise<void>> {
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select from second_factor where member_id = $1 for update', [buyer.id]);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

interface Comparison {
  readonly of: string;
  /** Makes comparisons last; returns how they end at once again. */
  readonly stall: () => Promise<() => Promise<unknown>>;
  readonly right: () => ReturnType<typeof callOver>;
  /** The right one as it is sent before the server is killed, where that differs: the database still uses up a code whose response is lost. */
  readonly lost?: () => ReturnType<typeof callOver>;
  readonly wrong: () => ReturnType<typeof callOver>;
  readonly answerToWrong: object;
}

const comparisons: readonly Comparison[] = [
  {
    of: 'the login password',
    stall: async () => {
      await setPassword(endless);
      return () => setPassword(quickHash(password));
    },
    right: () => signIn(password),
    wrong: () => signIn(wrong),
    answerToWrong: { code: 4006 },
  },
  {
    of: 'the payment password',
    stall: async () => {
      await setPayPassword(endless);
      return () => setPayPassword(quickHash(password));
    },
    right: () => pay(password),
    wrong: () => pay(wrong),
    answerToWrong: { code: 4014, params: { triesLeft: 4 } },
  },
  {
    of: 'the second factor',
    stall: async () => {
      await setSecondFactor();
      return lockSecondFactor();
    },
    right: () => signIn(password, secondFactorCode()),
    lost: () => signIn(password, secondFactorCode(1)),
    wrong: () => signIn(password, '000000'),
    answerToWrong: { code: 4031 },
  },
];

async function untilAllNoted(): Promise<void> {
  const countNoted = () => database.db.$count(attempt, eq(attempt.undecided, true));
  await expect.poll(countNoted).toBeGreaterThanOrEqual(atOnce);
}

describe.skipIf(!inject('postgresqlUrl'))('A server that is killed while it compares', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(quickFolder(), 'shop-comparing-'));
    database = await openTestDatabase();
    env = { DATABASE_URL: database.pool.options.connectionString ?? '', DATA_DIR: dataDir };
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(() => database.db.delete(attempt));
  afterEach(() => server.end('SIGKILL'));

  it.each(comparisons)('$of locks nobody and takes no try away', async (comparison) => {
    buyer = await addCustomer();
    server = await startServer(env);
    const release = await comparison.stall();
    const { right, lost = right } = comparison;
    const unanswered = Array.from({ length: atOnce }, () => expect(lost()).rejects.toThrow());
    await untilAllNoted();
    await server.end('SIGKILL');
    await Promise.all(unanswered);
    await release();
    server = await startServer(env);
    expect(await right()).toMatchObject({ code: 0 });
    expect(await comparison.wrong()).toMatchObject(comparison.answerToWrong);
  });
});
