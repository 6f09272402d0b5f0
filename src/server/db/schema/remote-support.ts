import { bigint, date, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { member } from './session.ts';

/** Requests for remote support. */
export const remoteSupport = pgTable(
  'remote_support',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** remark1 on the wire. */
    question: text().notNull(),
    communication: smallint().$type<1 | 2 | 3>().notNull(),
    /** communicationRemark on the wire. */
    contact: text().notNull(),
    /** The day in Beijing, yyyy-MM-dd. */
    scheduled: date({ mode: 'string' }).notNull(),
    languageType: smallint('language_type').$type<1 | 2>().notNull(),
    remark: text().notNull(),
    /** auditStatus on the wire. */
    state: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('remote_support_member').on(table.memberId, table.id.desc())],
);
