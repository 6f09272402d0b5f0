import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import type { Replica } from '#server/db/replica/replica.ts';
import type { FileStorage } from '#server/gateways/files/index.ts';
import type { MailGateway } from '#server/gateways/mail/index.ts';
import type { PaymentGateway } from '#server/gateways/payment/index.ts';
import type { Metrics } from '#server/metrics/index.ts';
import type { AppHandlers } from './call-context.ts';
import type { DevNotes } from './dev/dev-notes.ts';

/** Shared objects of one server process, created at start and passed to everything that handles requests. */
export interface Services {
  readonly db: Database;
  readonly pool: Pool;
  readonly config: Config;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly mail: MailGateway;
  readonly payments: readonly PaymentGateway[];
  readonly files: FileStorage;
  readonly handlers: Partial<AppHandlers>;
  readonly devNotes?: DevNotes;
  readonly metrics?: Metrics;
  readonly replica?: Replica;
}
