import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { logSlowStatements } from '#server/db/log-slow-statements.ts';
import { type EndedStatement, onStatement } from '#server/db/trace-queries.ts';
import { inRequestScope } from '#server/request-scope.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let seenByDatabase: string | undefined;
beforeAll(async () => {
  shop = await openTestApp({
    handlers: {
      // What the database itself knows of the statement that it runs.
      async listFriendLinks({ pool, db }) {
        const own = `select right(query, 29) as query from pg_stat_activity where pid = pg_backend_pid()`;
        const { rows } = await pool.query<{ query: string }>(own);
        await db.transaction(async (tx) => tx.execute('select 1 as of_a_transaction'));
        seenByDatabase = rows[0]?.query;
        return { ok: true, data: [] };
      },
    },
  });
});
afterAll(() => shop.close());

const ask = (requestId: string, token = '') =>
  shop.call('listFriendLinks', {}, { token, headers: { 'x-request-id': requestId } });

describe('the id of a request', () => {
  it.skipIf(!inject('postgresqlUrl'))('reaches the database with its statements', async () => {
    await ask('request-0001');
    expect(seenByDatabase).toBe(`/*request_id='request-0001'*/`);
  });

  it('stays with its own statements when many requests wait for the same connections', async () => {
    // As a member, because the same calls of visitors share one answer.
    const { token } = await signInNewMember(shop);
    const ended: EndedStatement[] = [];
    const stop = onStatement((statement) => ended.push(statement));
    const ids = Array.from({ length: 40 }, (_, turn) => `request-${1000 + turn}`);
    await Promise.all(ids.map((id) => ask(id, token)));
    stop();
    const of = (requestId: string, text: string) =>
      ended.filter((statement) => statement.requestId === requestId && statement.text.includes(text));
    for (const id of ids) {
      expect(of(id, 'pg_backend_pid')).toHaveLength(1);
      expect(of(id, 'of_a_transaction')).toHaveLength(1);
    }
  });

  it('is in the log with a statement that takes long, without its values', async () => {
    const log: Record<string, unknown>[] = [];
    const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) });
    const stop = logSlowStatements(logger, 40);
    await inRequestScope({ requestId: 'request-0002' }, () =>
      shop.pool.query(`select pg_sleep(0.05), $1::text`, ['hush']),
    );
    stop();
    const line = log.find(({ requestId }) => requestId === 'request-0002');
    expect(line).toMatchObject({ msg: 'slow statement', statement: 'select pg_sleep(0.05), $1::text' });
    expect(JSON.stringify(log)).not.toContain('hush');
  });

  it('does not change the text of a named statement, which would have to be prepared again', async () => {
    const named = { name: 'one-name', text: 'select 1 as value' };
    const other = await openTestApp({
      handlers: {
        async listFriendLinks({ pool }) {
          await pool.query(named);
          return { ok: true, data: [] };
        },
      },
    });
    try {
      expect(await other.call('listFriendLinks')).toMatchObject({ code: 0 });
      expect(await other.call('listFriendLinks')).toMatchObject({ code: 0 });
    } finally {
      await other.close();
    }
  });
});
