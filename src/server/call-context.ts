import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Language } from '#domain/language.ts';
import type { Handlers, OperationId, Reply, Requests } from '#generated/server/routes.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import type { FileStorage } from '#server/gateways/files/index.ts';
import type { MailGateway } from '#server/gateways/mail/index.ts';
import type { PaymentGateway } from '#server/gateways/payment/index.ts';
import type { DevNotes } from './dev/dev-notes.ts';

/** The signed-in member who makes a call. */
export interface CallingMember {
  readonly id: number;
  readonly email: string;
  readonly tokenHash: string;
  /** Of the session, as the list of devices names it. */
  readonly sessionId: number;
}

/** What a handler may use besides its request. */
export interface CallContext {
  /** The database, or the transaction that an idempotent call runs in. */
  readonly db: Executor;
  /** For statements written in SQL; not part of the transaction of `db`. */
  readonly pool: Pool;
  readonly config: Config;
  readonly log: Logger;
  readonly mail: MailGateway;
  readonly payments: readonly PaymentGateway[];
  readonly files: FileStorage;
  /** Time of the call; handlers use no other clock. */
  readonly now: Date;
  readonly language: Language;
  /** Always set in operations that require a member. */
  readonly member: CallingMember | undefined;
  readonly address: string;
  /** What the client calls itself; empty when it says nothing. */
  readonly userAgent: string;
  /** Only with DEV_TOOLS. */
  readonly devNotes: DevNotes | undefined;
}

export type Request<K extends OperationId> = Requests[K];

type Handle<K extends OperationId> = Handlers<CallContext>[K];
type Rejected<K extends OperationId> = Extract<Reply<K>, { ok: false }>;

/** A handler with a decision that is made before its transaction is opened. */
export interface HandlerWithPrecondition<K extends OperationId> {
  /**
   * Runs on the plain database, once per Idempotency-Key: for slow work that must not hold a transaction open, and for what must
   * outlive a refusal, which rolls the transaction back (a wrong password that counts). Returns the refusal, if any.
   */
  precondition(call: CallContext, request: Request<K>): Promise<Rejected<K> | undefined>;
  readonly handle: Handle<K>;
}

export type AppHandlers = {
  readonly [K in OperationId]: Handle<K> | HandlerWithPrecondition<K>;
};

/** The member of a call whose route requires one. */
export function callingMember({ member }: Pick<CallContext, 'member'>): CallingMember {
  if (!member) throw new Error('an operation for everyone asked for the member');
  return member;
}
