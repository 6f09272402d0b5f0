import { bigint, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Companies that buy; the e-mail is kept in lower case. */
export const member = pgTable('member', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  /** `argon2id$v$m$t$p$salt$hash`, see session/password.ts. */
  passwordHash: text('password_hash').notNull(),
  name: text().notNull(),
  surname: text().notNull(),
  phone: text().notNull(),
  country: text().notNull(),
  provinces: text().notNull(),
  mechanismName: text('mechanism_name').notNull(),
  headImage: text('head_image'),
  sex: smallint(),
  grade: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A signed-in browser. The token itself is nowhere on the server. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('session_member').on(table.memberId), index('session_created').on(table.createdAt)],
);

/** A picture that waits for its answer. */
export const captcha = pgTable(
  'captcha',
  {
    mark: text().primaryKey(),
    answerHash: text('answer_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_created').on(table.createdAt)],
);

/** Wrong passwords and drawn pictures by account or address, of which a limited number is allowed in a span of time. */
export const attempt = pgTable(
  'attempt',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['account', 'address', 'picture'] }).notNull(),
    /** Hash of the e-mail or the address: nobody needs to read them here. */
    keyHash: text('key_hash').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_key').on(table.kind, table.keyHash, table.at), index('attempt_at').on(table.at)],
);
