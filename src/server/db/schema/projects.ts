import { bigint, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { projectProjectStateNames } from '#generated/enums.ts';
import { member } from './session.ts';

/** Projects of members. */
export const project = pgTable(
  'project',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    description: text().notNull(),
    /** projectState on the wire. */
    state: smallint().$type<keyof typeof projectProjectStateNames>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the shop passed or rejected it. */
    examinedAt: timestamp('examined_at', { withTimezone: true }),
  },
  (table) => [index('project_member').on(table.memberId, table.id.desc())],
);
