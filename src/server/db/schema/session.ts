import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { memberSexNames } from '#generated/enums.ts';

/** Members (companies); the e-mail is stored in lower case. */
export const member = pgTable('member', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  /** Format `argon2id$v$m$t$p$salt$hash`, see session/password.ts. */
  passwordHash: text('password_hash').notNull(),
  name: text().notNull(),
  surname: text().notNull(),
  phone: text().notNull(),
  country: text().notNull(),
  provinces: text().notNull(),
  mechanismName: text('mechanism_name').notNull(),
  headImage: text('head_image'),
  sex: smallint().$type<keyof typeof memberSexNames>(),
  grade: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A signed-in browser. The token itself is not stored on the server. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    /** The name of the session on the wire. */
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique('session_id'),
    userAgent: text('user_agent'),
    /** Client address at sign-in without its last part; empty when unknown. */
    address: text().notNull().default(''),
  },
  (table) => [index('session_member').on(table.memberId), index('session_created').on(table.createdAt)],
);

/** The second factor of a member. */
export const secondFactor = pgTable('second_factor', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** Encrypted, see db/secret-box.ts. */
  secret: text().notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** Null while the secret waits for its first code. */
  enabledAt: timestamp('enabled_at', { withTimezone: true }),
  /** The latest period whose code was used. */
  usedPeriod: bigint('used_period', { mode: 'number' }).notNull().default(0),
});

/** A recovery code that was not used yet. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
);

/** An unsolved captcha. */
export const captcha = pgTable(
  'captcha',
  {
    mark: text().primaryKey(),
    answerHash: text('answer_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_created').on(table.createdAt)],
);

/** A mailed code; one row per purpose and mailbox. */
export const mailedCode = pgTable(
  'mailed_code',
  {
    purpose: text({ enum: ['register', 'reset', 'account'] }).notNull(),
    /** Hash of the e-mail, which is not needed in plain text here. */
    keyHash: text('key_hash').notNull(),
    /** argon2id, because six digits are easily guessed; null after use. */
    codeHash: text('code_hash'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    attempts: integer('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.keyHash] }),
    index('mailed_code_sent').on(table.sentAt),
  ],
);

/** Attempts that are limited per time span: wrong passwords, captchas and mailed codes by account, address or mailbox. */
export const attempt = pgTable(
  'attempt',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: [
        'account',
        'address',
        'picture',
        'mailbox',
        'mailAddress',
        'payPassword',
        'secondFactor',
        'call',
        'alertMailbox',
        'alertAddress',
      ],
    }).notNull(),
    /** Hash of the e-mail or address, which are not needed in plain text here. */
    keyHash: text('key_hash').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Its password is still being compared. */
    undecided: boolean().notNull().default(false),
    /** Until then it is, unless its process renews this. */
    heldUntil: timestamp('held_until', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '30 seconds'`),
  },
  (table) => [index('attempt_key').on(table.kind, table.keyHash, table.at), index('attempt_at').on(table.at)],
);
