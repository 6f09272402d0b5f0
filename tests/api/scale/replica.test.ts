import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { noteWrite } from '#server/db/replica/last-write.ts';
import { Replica } from '#server/db/replica/replica.ts';
import { friendLink } from '#server/db/schema/frame.ts';
import { session } from '#server/db/schema/session.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { openSession } from '#server/session/login.ts';
import { inMemory, OwnPostgresql, throwaway } from '#tests/support/postgresql/own-postgresql.ts';
import { addBuyer, addStock, addToCart } from '../exactly-once/stocked-shop.ts';
import { makeTestApp, type TestApp } from '../support/test-app.ts';

const maxLagMs = 60_000;
const shortLagMs = 300;
/** A busy machine is no reason to fail. */
const eventually = <T>(look: () => T) => expect.poll(look);

const log = pino({ level: 'silent' });

/** One server process: an app with its own connections and its own knowledge of the replica. */
interface Process {
  readonly shop: TestApp;
  readonly replica: Replica;
  readonly reads: (database: 'replica' | 'primary') => Promise<number>;
  readonly close: () => Promise<void>;
}

describe.skipIf(!inject('postgresqlUrl'))('two processes on a primary and a streaming replica', () => {
  let primary: OwnPostgresql;
  let standby: OwnPostgresql;
  let database: OpenDatabase;
  const open: Process[] = [];

  async function startProcess(lagMs: number): Promise<Process> {
    const own = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
    const metrics = new Metrics();
    const replica = new Replica(own.pool, { url: standby.url, maxLagMs: lagMs, log });
    await replica.start();
    const shop = makeTestApp(own, { metrics, replica });
    const reads = async (name: string) => {
      const counted = await metrics.registry.getSingleMetric('shop_replica_reads_total')?.get();
      return counted?.values.find(({ labels }) => labels.database === name)?.value ?? 0;
    };
    const close = async () => {
      await replica.close();
      await own.close();
    };
    const started = { shop, replica, reads, close };
    open.push(started);
    return started;
  }

  const pause = () => standby.run('select pg_wal_replay_pause()');
  const resume = () => standby.run('select pg_wal_replay_resume()');
  const addLink = (nameEn: string) =>
    database.db
      .insert(friendLink)
      .values({ nameZh: nameEn, nameEn, linkUrl: 'https://example.com/', sort: 1 });
  const linksOf = async ({ shop }: Process): Promise<string[]> => {
    const { code, data } = await shop.call('listFriendLinks', {}, { language: 'en_US' });
    expect(code).toBe(0);
    return data.map(({ linkName }: { linkName: string }) => linkName);
  };
  /** A member whose session is older than the replica may be behind. */
  async function addOldBuyer() {
    const buyer = await addBuyer(database.db, 10_000);
    const { clock } = first.shop;
    const at = new Date(clock.now().getTime() - 2 * maxLagMs);
    await database.db.update(session).set({ createdAt: at, usedAt: clock.now() });
    return buyer;
  }

  let first: Process;
  let second: Process;
  beforeAll(async () => {
    primary = await (await OwnPostgresql.prepare(throwaway, inMemory)).initialise().start();
    const made = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
    await made.close();
    await primary.stop();
    standby = (await OwnPostgresql.prepare(throwaway, inMemory)).follow(primary);
    await primary.start();
    await standby.start();
    database = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
    [first, second] = [await startProcess(maxLagMs), await startProcess(maxLagMs)];
  });
  afterAll(async () => {
    for (const { close } of open) await close();
    await database.close();
    await standby.remove();
    await primary.remove();
  });

  it('read what is published from the replica', async () => {
    await addLink('before');
    await eventually(() => linksOf(first)).toEqual(['before']);
    await pause();
    await addLink('after');
    expect(await linksOf(first)).toEqual(['before']);
    expect(await linksOf(second)).toEqual(['before']);
    await resume();
    await eventually(() => linksOf(second)).toHaveLength(2);
    expect(await first.reads('replica')).toBeGreaterThan(0);
  });

  it('show a member the own change at once, whichever process is asked next', async () => {
    const { token } = await addOldBuyer();
    const productId = await addStock(database.db, 50);
    const count = async ({ shop }: Process) => (await shop.call('countCartItems', {}, { token })).data;
    await eventually(() => count(first)).toBe(0);
    await pause();
    const added = await first.shop.call('addCartItem', { productId, producNum: 1 }, { token });
    expect(added.code).toBe(0);
    const before = await second.reads('replica');
    expect([await count(first), await count(second)]).toEqual([1, 1]);
    // What the member reads of the catalogue comes from the same database as what the member wrote.
    await second.shop.call('listFriendLinks', {}, { token });
    expect(await second.reads('replica')).toBe(before);
    await resume();
    await eventually(async () => {
      expect(await count(second)).toBe(1);
      return second.reads('replica');
    }).toBeGreaterThan(before);
  });

  it('show a member what somebody else did for them', async () => {
    const { id, token } = await addOldBuyer();
    const productId = await addStock(database.db, 50);
    const count = async () => (await second.shop.call('countCartItems', {}, { token })).data;
    await eventually(count).toBe(0);
    await pause();
    await addToCart(database.db, { memberId: id, productId, num: 1 });
    await noteWrite(database.db, id);
    expect(await count()).toBe(1);
    await resume();
  });

  it('show somebody who has just signed in everything that was written before', async () => {
    await pause();
    const { id } = await addBuyer(database.db, 500);
    const token = await openSession(database.db, id, first.shop.clock.now());
    expect((await second.shop.call('getAccount', {}, { token })).data.balanceUs).toBe(500);
    await resume();
  });

  it('read from the primary while the replica is behind, and from the replica when it has caught up', async () => {
    const strict = await startProcess(shortLagMs);
    await pause();
    await addLink('while it is behind');
    await eventually(() => linksOf(strict)).toContain('while it is behind');
    await resume();
    const before = await strict.reads('replica');
    await eventually(async () => {
      await linksOf(strict);
      return strict.reads('replica');
    }).toBeGreaterThan(before);
  });

  it('refuse no read when the replica freezes, dies and comes back', async () => {
    const usesReplica = async () => {
      const before = await first.reads('replica');
      expect(await linksOf(first)).not.toEqual([]);
      return (await first.reads('replica')) > before;
    };
    await eventually(usesReplica).toBe(true);
    standby.freeze();
    for (let turn = 0; turn < 5; turn += 1) expect(await linksOf(first)).not.toEqual([]);
    expect(await usesReplica()).toBe(false);
    standby.thaw();
    await eventually(usesReplica).toBe(true);
    await standby.stop('SIGQUIT');
    for (let turn = 0; turn < 5; turn += 1) expect(await linksOf(first)).not.toEqual([]);
    await standby.start();
    await eventually(usesReplica).toBe(true);
  });

  it('serve what is published from the replica while the primary is away', async () => {
    await eventually(async () => (await linksOf(first)).length).toBeGreaterThan(0);
    await primary.stop();
    const before = await first.reads('replica');
    expect(await linksOf(first)).not.toEqual([]);
    expect(await first.reads('replica')).toBe(before + 1);
    await primary.start();
  });
});
