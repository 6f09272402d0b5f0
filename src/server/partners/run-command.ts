import { parseArgs } from 'node:util';
import { directly, readConfig } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { reasonOf, StartProblem } from '#server/start-problem.ts';
import { listPartnerKeys, makePartnerKey, revokePartnerKey } from './keys.ts';

const help = `Keys with which programs of partners read prices and stock.

  npm run partner-key -- add NAME     makes a key for a partner and shows it, once
  npm run partner-key -- list         shows all keys, without their secrets
  npm run partner-key -- revoke ID    ends a key at once

DATABASE_URL and DATA_DIR choose the database, as for the server. The embedded database in DATA_DIR belongs to one process: stop the
shop first, or keep both on PostgreSQL. With SECOND_FACTOR_KEY the secrets are encrypted with it, as the server expects.

Exit code 0 done, 1 not done: the message says why
`;

/** What the command has of the process that runs it. */
interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: NodeJS.WritableStream;
  readonly err: NodeJS.WritableStream;
}

interface Opened extends Pick<OpenDatabase, 'db'> {
  readonly config: ReturnType<typeof readConfig>;
}

type Outcome = { readonly ok: boolean; readonly text: string };

async function list({ db }: Opened): Promise<Outcome> {
  const keys = await listPartnerKeys(db);
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const lines = keys.map(({ id, partner, createdAt, revokedAt, calledAt }) => {
    // A new key has its whole allowance as of the moment when it was made.
    const used = calledAt > createdAt ? `last used ${day(calledAt)}` : 'never used';
    return `${id}  made ${day(createdAt)}  ${revokedAt ? `revoked ${day(revokedAt)}` : used}  ${partner}`;
  });
  return { ok: true, text: lines.length === 0 ? 'There are no keys.' : lines.join('\n') };
}

async function run(action: string, value: string, opened: Opened): Promise<Outcome> {
  const now = new Date();
  if (action === 'list') return list(opened);
  if (action === 'revoke') {
    const ok = await revokePartnerKey(opened.db, value, now);
    return { ok, text: ok ? `The key ${value} is revoked.` : `There is no key ${value} that could be used.` };
  }
  const key = await makePartnerKey(opened, value, now);
  return { ok: true, text: `${key}\nKeep it now: the part after the dot is not shown again.` };
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    const [action = '', ...words] = positionals;
    return { isHelp: values.help === true, action, value: words.join(' ').trim() };
  } catch (error) {
    throw new StartProblem(`${reasonOf(error).split('. ')[0]} (see --help)`);
  }
}

/** Makes, lists and revokes keys of partners; returns the exit code. */
export async function partnerKeyCommand(
  args: readonly string[],
  { env, out, err }: Surroundings,
): Promise<number> {
  try {
    const { isHelp, action, value } = readArguments(args);
    const isComplete = action === 'list' || (['add', 'revoke'].includes(action) && value !== '');
    if (isHelp || !isComplete) {
      (isHelp ? out : err).write(help);
      return isHelp ? 0 : 1;
    }
    const config = directly(readConfig(env));
    const database = await openDatabase(config);
    try {
      const { ok, text } = await run(action, value, { db: database.db, config });
      (ok ? out : err).write(`${text}\n`);
      return ok ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    err.write(`${error.message}\n`);
    return 1;
  }
}
