import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { lockDataFolder } from '#server/db/data-lock.ts';
import { openSession } from '#server/session/login.ts';
import { StartProblem } from '#server/start-problem.ts';
import { quickFolder } from '#tests/support/quick-folder.ts';
import { addMember } from '../support/members.ts';
import { prepareDataFolder } from '../support/pglite-snapshot.ts';
import { callOver, runToEnd, type ServerProcess, startServer } from './server-process.ts';

const folder = mkdtempSync(join(quickFolder(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One line for the person at the terminal, and no stack. */
function expectOneLine(printed: string, text: RegExp): void {
  expect(printed).toMatch(text);
  expect(printed.trimEnd().split('\n')).toHaveLength(1);
}

/** Why a server would not start: it prints the message and ends, as the tests of whole processes show. */
function problemOf(start: () => unknown): StartProblem {
  try {
    start();
  } catch (error) {
    if (error instanceof StartProblem) return error;
    throw error;
  }
  throw new Error('there is no problem');
}

/** A data folder with an empty database. */
const dataDir = join(folder, 'data');
beforeAll(async () => {
  if (!inject('postgresqlUrl')) await prepareDataFolder(dataDir);
});

describe.skipIf(inject('postgresqlUrl'))('starting the server', () => {
  it('says that the port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((settle) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        settle(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const ended = await runToEnd({ DATA_DIR: dataDir, PORT: String(port) });
    other.close();
    expect(ended.exitCode).toBe(1);
    expectOneLine(ended.output, new RegExp(`^Port ${port} is in use`));
  });

  it('says that the data folder is a file', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const ended = await runToEnd({ DATA_DIR: file });
    expect(ended.exitCode).toBe(1);
    expectOneLine(ended.output, /^DATA_DIR is .*no-folder, which is a file: name a folder\.\n$/);
  });

  it('says that the data folder cannot be written', () => {
    writeFileSync(join(folder, 'file'), '');
    const problem = problemOf(() => lockDataFolder(join(folder, 'file', 'data')));
    expectOneLine(problem.message, /^The data folder .* cannot be written: .*ENOTDIR/);
  });

  it('says that the database cannot be reached, without its password', async () => {
    const databaseUrl = 'postgresql://shop:hush@127.0.0.1:9/shop';
    const opened = openDatabase({ databaseUrl, dataDir: '' });
    const problem = await opened.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(problem).toBeInstanceOf(StartProblem);
    expectOneLine(String(problem), /The database shop at 127.0.0.1:9 cannot be reached: .*ECONNREFUSED/);
    expect(String(problem)).not.toContain('hush');
  });

  it('says which setting makes no sense', async () => {
    const ended = await runToEnd({ DATA_DIR: join(folder, 'setting'), PORT: 'http' });
    expect(ended.exitCode).toBe(1);
    expectOneLine(ended.output, /^PORT must be a whole number/);
  });
});

describe.skipIf(inject('postgresqlUrl'))('the data folder', () => {
  let openToken = '';
  let closedToken = '';
  beforeAll(async () => {
    const database = await openDatabase({ dataDir });
    const [one, another] = [await addMember(database.db), await addMember(database.db)];
    openToken = await openSession(database.db, one.id, new Date());
    closedToken = await openSession(database.db, another.id, new Date());
    await database.close();
  });
  const codeOf = async ({ address }: ServerProcess, token: string) =>
    (await callOver(address, 'countUnreadMessages', { token })).code;

  it('is kept by one process, keeps every answered change through a kill, and is free after a stop', async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    const { message } = problemOf(() => lockDataFolder(dataDir));
    expectOneLine(message, /^Another process is using the data folder/);
    expect(await codeOf(server, openToken)).toBe(0);
    expect(await codeOf(server, closedToken)).toBe(0);
    await callOver(server.address, 'logoutMember', { token: closedToken });
    expect(await server.end('SIGKILL')).toBeNull();

    const next = await startServer({ DATA_DIR: dataDir });
    expect(await codeOf(next, openToken)).toBe(0);
    expect(await codeOf(next, closedToken)).toBe(5000);
    const firstCtrlC = next.end('SIGINT');
    // Ctrl-C arrives twice when npm passes it on.
    expect(await next.end('SIGINT')).toBe(0);
    expect(await firstCtrlC).toBe(0);
    const last = await startServer({ DATA_DIR: dataDir });
    expect(await last.end('SIGTERM')).toBe(0);
  });
});
