import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { ShopHooks } from '#contract/scenario/shop-hooks.ts';
import type { Target } from '#contract/target.ts';
import { budgets, flowTypes } from '#domain/ledger/flow-values.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Database, databaseOn, type OpenDatabase, pglitePool } from '#server/db/client.ts';
import { startPglite } from '#server/db/pglite.ts';
import { member, session } from '#server/db/schema/session.ts';
import { DevNotes } from '#server/dev/dev-notes.ts';
import { memoryStorage } from '#server/gateways/files/index.ts';
import type { Mail, MailGateway } from '#server/gateways/mail/index.ts';
import { paymentGateways } from '#server/gateways/payment/index.ts';
import { handlers } from '#server/handlers.ts';
import { bookPoints } from '#server/ledger/book.ts';
import { closeUnpaidOrders } from '#server/orders-standard/index.ts';
import { makePartnerKey } from '#server/partners/index.ts';
import { tokenHash } from '#server/session/session-token.ts';
import { createApp } from '#server/wire/app.ts';
import { addresses, addressHeader } from './addresses.ts';
import { demoMoment, demoSnapshot } from './demo-snapshot.ts';
import { ownAdminHooks } from './own-admin-hooks.ts';
import { payAtSandbox } from './sandbox-cashier.ts';

/** The project's own server, in this process. */
export interface OwnServer {
  readonly target: Target;
  readonly database: OpenDatabase;
  /** What the server logged as an error. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

/** Where `npm start` has the same shop, so that the curl lines of a report lead somewhere. */
const baseUrl = 'http://localhost:3000';
/** Nothing happens at the same moment as something else, so that orders by time are exact. */
const tickMs = 10;

/** Advances a little with every request, and otherwise on demand only. */
class OwnClock {
  #now = demoMoment.getTime();
  readonly now = (): Date => new Date(this.#now);
  move(ms: number): void {
    this.#now += ms;
  }
}

/** A mailbox for every address. */
class Mailboxes implements MailGateway {
  readonly #last = new Map<string, Mail>();
  readonly check = async (): Promise<void> => undefined;
  readonly close = async (): Promise<void> => undefined;
  readonly send = async (mail: Mail): Promise<void> => {
    if (mail.code !== undefined) this.#last.set(mail.to, mail);
  };
  readonly code = (address: string): string | undefined => this.#last.get(address.toLowerCase())?.code;
}

async function givePoints(db: Database, email: string, flowNum: number, createdAt: Date): Promise<void> {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.email, email.toLowerCase()));
  if (!found) throw new Error(`there is no member ${email}`);
  const completed = { budget: budgets.income, flowType: flowTypes.completedOrder, objectId: 'contract' };
  await bookPoints(db, { memberId: found.id, flowNum, createdAt, ...completed });
}

interface Inside {
  readonly db: Database;
  readonly clock: OwnClock;
  readonly mail: Mailboxes;
  readonly devNotes: DevNotes;
  readonly send: Target['send'];
}

function testHooksOf({ db, clock, mail, devNotes, send }: Inside): Required<ShopHooks> {
  return {
    captcha: async (loginMark) => devNotes.captcha(loginMark),
    mailedCode: async (address) => mail.code(address),
    payOnline: (form, decision) => payAtSandbox(send, baseUrl, form, decision),
    addressHeader,
    advanceClock: async (seconds) => {
      clock.move(seconds * 1000);
      await closeUnpaidOrders(db, clock.now());
    },
    givePoints: (email, points) => givePoints(db, email, points, clock.now()),
    expireSession: async (token) => {
      const usedAt = new Date(0);
      await db
        .update(session)
        .set({ usedAt })
        .where(eq(session.tokenHash, tokenHash(token)));
    },
    ...ownAdminHooks(db, clock.now),
  };
}

/** A form with files as bytes: Node throws outside any call when a server leaves one unread that is still being encoded. */
async function withWholeForm(request: Request): Promise<Request> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  return isForm ? new Request(request, { body: await request.arrayBuffer() }) : request;
}

/**
 * Opens the whole server in this process: an embedded database in memory with the demo shop, a clock and mailboxes of its own.
 * It does not validate its own responses, so that the check sees what is wrong with them. Takes about two
 * seconds; the first time after a change of the shop the demo shop is filled, which takes ten more.
 */
export async function openOwnServer(changes: Partial<Config> = {}): Promise<OwnServer> {
  const embedded = await startPglite({ snapshot: await demoSnapshot() });
  const database = databaseOn(pglitePool(embedded.connect), 'pglite', embedded.close);
  const [clock, mail, devNotes] = [new OwnClock(), new Mailboxes(), new DevNotes()];
  const errors: string[] = [];
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', WEB_DIR: '.cache/contract/no-web-app' }),
    checkAnswers: false,
    callsPerMinute: 0,
    ...changes,
  };
  const { db, pool } = database;
  const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
  const app = createApp({
    db,
    pool,
    config,
    log,
    mail,
    payments: paymentGateways(db, config.payments),
    files: memoryStorage(),
    devNotes,
    handlers,
    clock: clock.now,
  });
  const addressOf = addresses();
  const send: Target['send'] = async (request) => {
    clock.move(tickMs);
    return app.fetch(await withWholeForm(request), {
      incoming: { socket: { remoteAddress: addressOf(request.headers.get(addressHeader)) } },
    });
  };
  const target: Target = {
    name: 'own server',
    baseUrl,
    send,
    applicationKey: config.appKey,
    partnerKey: await makePartnerKey({ db, config }, 'contract check', clock.now()),
    now: clock.now,
    testHooks: testHooksOf({ db, clock, mail, devNotes, send }),
  };
  return { target, database, errors, close: database.close };
}
