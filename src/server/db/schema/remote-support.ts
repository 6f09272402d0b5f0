import { bigint, date, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type {
  remoteSupportAuditStatusNames,
  remoteSupportCommunicationNames,
  remoteSupportLanguageTypeNames,
} from '#generated/enums.ts';
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
    communication: smallint().$type<keyof typeof remoteSupportCommunicationNames>().notNull(),
    /** communicationRemark on the wire. */
    contact: text().notNull(),
    /** The day in Beijing, yyyy-MM-dd. */
    scheduled: date({ mode: 'string' }).notNull(),
    languageType: smallint('language_type').$type<keyof typeof remoteSupportLanguageTypeNames>().notNull(),
    remark: text().notNull(),
    /** auditStatus on the wire. */
    state: smallint().$type<keyof typeof remoteSupportAuditStatusNames>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('remote_support_member').on(table.memberId, table.id.desc())],
);
